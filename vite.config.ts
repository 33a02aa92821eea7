import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // No file is put inside another as a data: address: the content security policy does not let fonts come from there.
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
