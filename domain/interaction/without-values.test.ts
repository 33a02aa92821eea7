import { expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

test.each([
  ['Unexpected token "l", "lea@example.org" is not valid JSON', 'Unexpected token "…", "…" is not valid JSON'],
  ['cannot read `lea`', 'cannot read "…"'],
  ["no 'lea' there", 'no "…" there'],
  ['This account’s key isn’t stored', 'This account’s key isn’t stored'],
  ["it isn't there", "it isn't there"],
  ['No mail for lea@example.org, who left', 'No mail for … who left'],
  ['a quote that is "cut', 'a quote that is "…"'],
  ['x'.repeat(1001), 'x'.repeat(1000)],
])('%s', (message, told) => {
  expect(withoutValues(message)).toBe(told)
})
