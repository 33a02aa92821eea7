import { expect, test } from 'vitest'
import { canNamePage } from './page-name.ts'

test.each(['/', '/revisions/maths', '/bac/%C3%A9crit', '/a%20b', '/x/%7E', '/100%25', '/%2500'])('%s can name a page', (path) => {
  expect(canNamePage(path)).toBe(true)
})

test.each(['/premium/%00', '/revisions/a%0Ab', '/%1f', '/blog/%7F', '/%0D%0ASet-Cookie'])('%s names nothing', (path) => {
  expect(canNamePage(path)).toBe(false)
})
