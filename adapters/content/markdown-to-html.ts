import type { Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeKatex from 'rehype-katex'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Markdown with tables and formulas; raw HTML in it is dropped. Formulas carry MathML for screen readers. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeKatex, { output: 'htmlAndMathml' })
  .freeze()

const toHast = (markdown: string): HastRoot => processor.runSync(processor.parse(markdown)) as HastRoot

export const blockHtml = (markdown: string): string => toHtml(toHast(markdown))

/** One line of Markdown without the paragraph around it. */
export const inlineHtml = (markdown: string): string => {
  const root = toHast(markdown)
  const [only, ...others] = root.children.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  return only?.type === 'element' && only.tagName === 'p' && others.length === 0
    ? toHtml({ type: 'root', children: only.children })
    : toHtml(root)
}
