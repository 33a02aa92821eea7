import fc from 'fast-check'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { blockHtml } from './markdown-to-html.ts'
import { tableOfContents } from './table-of-contents.ts'

test('has the headings of the second and third level, with the anchors of the text', () => {
  const markdown = '# Titre\n\n## L’essentiel\n\n### Détail $x^2$\n\n#### Reste\n\n## L’essentiel'
  expect(tableOfContents(markdown)).toEqual([
    { id: 'lessentiel', text: 'L’essentiel', depth: 2 },
    { id: 'détail-x2', text: 'Détail x^2', depth: 3 },
    { id: 'lessentiel-1', text: 'L’essentiel', depth: 2 },
  ])
  for (const { id } of tableOfContents(markdown)) expect(blockHtml(markdown)).toContain(`id="${id}"`)
})

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze()
const parsed = (markdown: string) => {
  const found: [number, string][] = []
  visit(parser.parse(markdown), 'heading', (heading) => {
    if (heading.depth === 2 || heading.depth === 3) found.push([heading.depth, toString(heading)])
  })
  return found
}
const scanned = (markdown: string) => tableOfContents(markdown).map(({ depth, text }) => [depth, text])

describe('finds what a parser of Markdown finds', () => {
  test.each([
    ['## A ##'], ['##'], ['## '], ['##A'], ['   ## A'], ['    ## A'], ['## A #b'], ['## A \\#'], ['####### A'], ['## *A* et `b`'], ['## [A](b)'],
    ['## [A][b]\n\n[b]: c'], ['## A\n## B'], ['a\n## B'], ['A\n---'], ['A\n==='], ['A\n-'], ['> ## A'], ['- ## A'], ['1. ## A'], ['- a\n  ## B'], ['- a\n\n  ## B'],
    ['```\n## A\n```'], ['~~~\n## A\n~~~'], ['```\n## A'], ['````\n```\n## A\n````'], ['``` `\n## A'], ['$$\n## A\n$$'], ['$$ a $$\n## A'], ['$$\n## A'], ['- ```\n  ## A\n  ```\n## B'],
    ['<div>\n## A\n</div>'], ['<!-- \n## A\n-->'], ['## A <b>c</b>'], ['## A &amp; B'], ['\t## A'], ['## A\t'], ['## A\r\n## B'], ['## www.a.fr'], ['## https://a.fr'], ['## a@b.fr'],
    ['| a |\n| - |\n## A'], ['[^1]: a\n    ## A'], ['a[^1]\n\n[^1]: ## A'], ['## a_b_ c'], ['## 2 * 3 * 4'], ['## A\u00a0: b'], ['##\u00a0A'], ['##  A  B'], ['    a\n## B'], ['a\n    ## B'],
    ['* * *\n## A'], ['## a ~b~'], ['## a\\'], ['## :a:'], ['---\n## A\n---'], ['    ```\n## A\n    ```'], ['a\n```\n## A\n```'], ['$$a\n## B\n$$'], ['\\## A'], ['## A #'], ['## #'], ['### ###'], ['## a# #'],
  ])('in %j', (markdown) => {
    expect(scanned(markdown)).toEqual(parsed(markdown))
  })

  const piece = fc.constantFrom(
    '## ', '### ', '# ', '#', 'Suite', ' de ', 'l’été', '\n', '\n\n', '    ', '  ', '```', '~~~', '$$', '$x$', '- ', '> ', '1. ', '---', '===', '*a*', '`b`', '[c](d)', '<p>', '\\', '&amp;', '| a |', '|-|', 'é', '!', ':', '\t',
  )
  test('in any text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(scanned(pieces.join(''))).toEqual(parsed(pieces.join('')))
      }),
      { numRuns: 3000 },
    )
  })
})
