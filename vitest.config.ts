import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

const besideTheCode = ['domain', 'application', 'adapters', 'ui', 'tests/architecture', 'tests/browser', 'tests/runner']

export default defineConfig({
  test: {
    environment: 'node',
    // Of the rules and use cases (`--coverage`, in `npm run check`).
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts', 'application/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
    projects: [
      {
        extends: true,
        plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: besideTheCode.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['tests/architecture/canary/**'],
          // One worker for many files, three times as fast: no test file may leave anything behind in a module.
          isolate: false,
          setupFiles: ['tests/runner/no-network.ts'],
          // A parser is tried ten thousand times, maybe on a machine that does other things too.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
