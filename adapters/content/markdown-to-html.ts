import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import katex from 'katex'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { BoundedCache } from './bounded-cache.ts'

const charactersOfFormulas = 16_000_000
const formulas = new BoundedCache<string>(charactersOfFormulas)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const drawn = (formula: string, displayMode: boolean): string => {
  try {
    return katex.renderToString(formula, { displayMode, output: 'htmlAndMathml', throwOnError: false, strict: 'ignore' })
  } catch {
    // What is no mistake of the formula but one of KaTeX is thrown all the same.
    return `<span class="katex-error">${escaped(formula)}</span>`
  }
}

/** A formula as HTML, with MathML for screen readers. One that KaTeX cannot read is shown as it is written, in red. */
const formulaHtml = (formula: string, displayMode: boolean): string =>
  formulas.get(`${displayMode ? 'block' : 'line'} ${formula}`, () => drawn(formula, displayMode))

const classesOf = (node: RootContent): readonly unknown[] => {
  const classes = node.type === 'element' ? node.properties['className'] : undefined
  return Array.isArray(classes) ? classes : []
}

const writtenIn = (node: RootContent): string => ('children' in node ? node.children.map(writtenIn).join('') : 'value' in node ? node.value : '')

const formulaOf = (node: RootContent): string | null => {
  if (classesOf(node).includes('math-inline')) return formulaHtml(writtenIn(node).trim(), false)
  const [only] = node.type === 'element' && node.tagName === 'pre' ? node.children : []
  return only && classesOf(only).includes('language-math') ? formulaHtml(writtenIn(only).trim(), true) : null
}

/** KaTeX gives HTML, which goes into the page as it is: to parse it again would take twice as long as all the rest. */
const withFormulas = <Parent extends HastRoot | Element>(parent: Parent): Parent => {
  const children = parent.children.map((child): RootContent => {
    const html = formulaOf(child)
    if (html !== null) return { type: 'raw', value: html }
    return child.type === 'element' ? withFormulas(child) : child
  })
  return { ...parent, children: children as ElementContent[] }
}

/** Markdown with tables and formulas; raw HTML in it is dropped. */
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkRehype).use(rehypeSlug).freeze()

const toHast = (markdown: string): HastRoot => withFormulas(processor.runSync(processor.parse(markdown)) as HastRoot)

const written = (root: HastRoot): string => toHtml(root, { allowDangerousHtml: true })

export const blockHtml = (markdown: string): string => written(toHast(markdown))

/** One line of Markdown without the paragraph around it. */
export const inlineHtml = (markdown: string): string => {
  const root = toHast(markdown)
  const [only, ...others] = root.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0
    ? written({ type: 'root', children: only.children })
    : written(root)
}
