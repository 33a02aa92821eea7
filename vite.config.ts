import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: { target: 'es2022' },
})
