import { expect, test } from 'vitest'
import { paragraphsWithoutCode } from './code-in-text.ts'

const fenced = (mark: string, end = mark) => `avant\n${mark}\ncode\n\ncode\n${end}\naprès`

test.each([
  ['one paragraph', 'un\ndeux', ['un\ndeux']],
  ['two paragraphs', 'un\n\ndeux', ['un', 'deux']],
  ['two paragraphs of Windows', 'un\r\n \t\r\ndeux', ['un', 'deux']],
  ['a span', 'un `deux` trois', ['un   trois']],
  ['a span with a backtick', 'un ``de`ux`` trois', ['un   trois']],
  ['two spans', '`a` b `c`', ['  b  ']],
  ['a backtick by itself', 'un ` deux', ['un   deux']],
  ['two runs that are no pair', 'un ` deux `` trois', ['un   deux   trois']],
  ['a span after a run by itself', 'un `` deux `x` trois', ['un   deux   trois']],
  ['a span that a paragraph ends', 'un ` deux\n\ntrois ` quatre', ['un   deux', 'trois   quatre']],
  ['a block of backticks', fenced('```'), ['avant', 'après']],
  ['a block with a language', 'avant\n```js\ncode\n```\naprès', ['avant', 'après']],
  ['a block of tildes', fenced('~~~'), ['avant', 'après']],
  ['an indented mark', fenced('   ```'), ['avant', 'après']],
  ['a longer end', fenced('```', '`````'), ['avant', 'après']],
  ['a shorter end, which is none', fenced('````', '```'), ['avant']],
  ['an end of another kind, which is none', fenced('```', '~~~'), ['avant']],
  ['a block that never ends', 'avant\n```\ncode', ['avant']],
  ['a mark too far in', 'avant\n    ```\nsuite', ['avant\n     \nsuite']],
  ['a mark of two tildes', 'avant\n~~\nsuite', ['avant\n~~\nsuite']],
  ['nothing', '', []],
])('%s', (_, markdown, expected) => {
  expect(paragraphsWithoutCode(markdown).filter((paragraph) => paragraph !== '')).toEqual(expected)
})
