import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'
import { serviceWorker } from './adapters/service-worker/build-service-worker.ts'

export default defineConfig({
  plugins: [reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), serviceWorker()],
  // Known from the start, so that the development server need not reload the first page it shows.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', '@nanostores/react', 'altcha-lib', 'nanostores', 'react-router/dom', 'vanilla-cookieconsent'] },
  // No file is put inside another as a data: address: the content security policy does not let fonts come from there.
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
