import { defineConfig, type ReporterDescription } from 'playwright/test'

const reportFile = process.env['BROWSER_TESTS_REPORT']
const reporter: ReporterDescription[] = [['list']]
if (reportFile) reporter.push(['json', { outputFile: reportFile }])

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter,
  use: {
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    // Actions, requests and the console; the picture is taken apart. Snapshots of every step would double the time of a run.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
})
