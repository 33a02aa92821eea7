import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/premium?country=SN', '/premium/checkout/solo-yearly', '/a#b', '/revisions/é'])('%s stays on the site', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  null, undefined, '', 'premium', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example',
  '\t//evil.example', '/\n/evil.example', '/a\\b', 'javascript:alert(1)', `/${'a'.repeat(2000)}`,
])('%j is refused', (next) => {
  expect(safePath(next)).toBeNull()
})

test('whatever is accepted leads to the same site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.string().map((rest) => `/${rest}`)), (next) => {
      const path = safePath(next)
      if (path !== null) expect(new URL(path, 'https://alveole.example').origin).toBe('https://alveole.example')
    }),
    { numRuns: 2000 },
  )
})
