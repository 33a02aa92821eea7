import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { TableOfContentsEntry } from '../../domain/content/document.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze()

/** The second and third level headings, with the same anchors as the HTML has. */
export const tableOfContents = (markdown: string): TableOfContentsEntry[] => {
  const slugger = new GithubSlugger()
  const entries: TableOfContentsEntry[] = []
  visit(parser.parse(markdown), 'heading', (heading) => {
    const text = toString(heading)
    const id = slugger.slug(text)
    if (heading.depth === 2 || heading.depth === 3) entries.push({ id, text, depth: heading.depth })
  })
  return entries
}
