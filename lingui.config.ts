import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/ui/locales/{locale}', include: ['ui'] }],
  format: formatter({ lineNumbers: false }),
})
