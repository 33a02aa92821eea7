import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the service worker with the site: one script at the root, which knows the address of every script and style of this
 * very build. It shares no file with the pages, so that a worker never waits for one.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error('The service worker needs the folder of the built site.')
    const builtFiles = readdirSync(join(dir, 'assets'))
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => `/assets/${file}`)
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { builtFiles: JSON.stringify(builtFiles), 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        target: 'es2022',
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    })
  },
})
