import { describe, expect, test } from 'vitest'
import { blockHtml, inlineHtml } from './markdown-to-html.ts'

describe('a formula', () => {
  test('in a line carries MathML and what is drawn', () => {
    const html = blockHtml('Soit $x^2$.')
    expect(html).toMatch(/^<p>Soit <span class="katex"><span class="katex-mathml"><math.*<msup>/)
    expect(html).toContain('<span class="katex-html" aria-hidden="true">')
    expect(html).toMatch(/<\/span>\.<\/p>$/)
  })

  test.each(['$$\n\\frac{a}{b}\n$$', '```math\n\\frac{a}{b}\n```'])('by itself is drawn as a block: %j', (markdown) => {
    expect(blockHtml(markdown)).toMatch(/^<span class="katex-display"><span class="katex">.*<\/span>$/)
  })

  test('is drawn the same in a line and by itself only by its own sort', () => {
    expect(blockHtml('$a$')).not.toContain('katex-display')
    expect(blockHtml('$$\na\n$$')).toContain('katex-display')
    expect(blockHtml('$a$')).not.toContain('katex-display')
  })

  test.each(['$\\frac{$', '$\\unknown$', '$a_b_c$'])('with a mistake is shown as it is written: %s', (markdown) => {
    expect(blockHtml(markdown)).toMatch(/katex-error|color:#cc0000/)
  })

  test.each(['$<script>alert(1)</script>$', '$\\href{javascript:alert(1)}{a}$', '$\\text{<img src=x onerror=alert(1)>}$', '`$a$ <script>`', '$\\htmlData{a=b}{c}$', '$$\n</span><script>\n$$'])(
    'can bring no tag or address into the page: %s',
    (markdown) => {
      expect(blockHtml(markdown)).not.toMatch(/<script|<img|href=/)
    },
  )
})

test.each([
  ['a **b** `c`', 'a <strong>b</strong> <code>c</code>'],
  ['a\n\nb', '<p>a</p>\n<p>b</p>'],
  ['', ''],
])('%j is one line when it can be: %s', (markdown, html) => {
  expect(inlineHtml(markdown)).toBe(html)
})

test('tables are tables', () => {
  expect(blockHtml('| a |\n| - |\n| $x$ |')).toMatch(/<table>.*katex.*<\/table>/s)
})
