import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/premium?country=SN', '/premium/checkout/solo-yearly', '/a#b', '/revisions/é', '/!', `/${'a'.repeat(1999)}`])('%s stays on the site', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  null, undefined, '', 'premium', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example',
  '\t//evil.example', '/\n/evil.example', '/a\\b', 'javascript:alert(1)', `/${'a'.repeat(2000)}`, '/a b', '/a\u007f', '/a\u0000', ' /a',
])('%j is refused', (next) => {
  expect(safePath(next)).toBeNull()
})

test('whatever is accepted leads to the same site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`), fc.string().map((rest) => `/${rest}`)), (next) => {
      const path = safePath(next)
      if (path !== null) expect(new URL(path, 'https://alveole.example').origin).toBe('https://alveole.example')
    }),
    { numRuns: 1000 },
  )
})
