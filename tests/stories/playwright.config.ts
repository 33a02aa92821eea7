import { defineConfig, type ReporterDescription } from 'playwright/test'

const reportFile = process.env['STORIES_REPORT']
const reporter: ReporterDescription[] = [['dot'], ['./count-looks.ts']]
if (reportFile) reporter.push(['json', { outputFile: reportFile }])

export default defineConfig({
  testDir: '.',
  testMatch: 'every-story.spec.ts',
  globalSetup: './serve-stories.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter,
  use: { screenshot: 'only-on-failure', trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } },
})
