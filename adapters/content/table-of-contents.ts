import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { TableOfContentsEntry } from '../../domain/content/document.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze()

type Heading = { readonly depth: number; readonly text: string }

const parsedHeadings = (markdown: string): Heading[] => {
  const headings: Heading[] = []
  visit(parser.parse(markdown), 'heading', (heading) => {
    headings.push({ depth: heading.depth, text: toString(heading) })
  })
  return headings
}

/** A heading under its line, one or a fence that may be inside of something else, a block of HTML, a tab: only the parser knows these. */
const needsParser = /^ {0,3}(?:=+|-+)[ ]*$|^[ ]*(?:>|[-*+]|\d{1,9}[.)]).*#|^[ ]*(?:>|[-*+]|\d{1,9}[.)])[ ]*(?:[`~$])|^ {0,3}<|^ {0,3}\[|^ {4,}#|^ +(?:`{3}|~{3}|\${2})|[\t\r\0\f\v\u0085\u2028\u2029]/m
const headingLine = /^ {0,3}(#{1,6})(?: +(.*))?$/
const plain = /^[\p{L}\p{N} ,;:.?’«»()\u00a0\u202f–—…%°/+=-]*$/u
const fenceLine = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$))/

const textOf = (line: string): string | null => {
  const text = line.replace(/(?:^| +)#+ *$/, '').trim()
  if (plain.test(text) && !/www\.|:\/\//.test(text)) return text
  return null
}

/**
 * The headings line by line, without parsing the rest, which takes a hundred times as long; null where something stands in
 * the text that only the parser tells from a heading.
 */
const scannedHeadings = (markdown: string): Heading[] | null => {
  if (needsParser.test(markdown)) return null
  const headings: Heading[] = []
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const mark: string | undefined = fenceLine.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
      continue
    }
    if (mark !== undefined) {
      fence = mark
      continue
    }
    const [, marks, given = ''] = headingLine.exec(line) ?? []
    if (marks === undefined) continue
    const text = textOf(given)
    if (text !== null) headings.push({ depth: marks.length, text })
    else if (given.includes('[')) return null
    else headings.push(...parsedHeadings(line))
  }
  return headings
}

/** The second and third level headings, with the same anchors as the HTML has. */
export const tableOfContents = (markdown: string): TableOfContentsEntry[] => {
  const slugger = new GithubSlugger()
  const entries: TableOfContentsEntry[] = []
  for (const { depth, text } of scannedHeadings(markdown) ?? parsedHeadings(markdown)) {
    const id = slugger.slug(text)
    if (depth === 2 || depth === 3) entries.push({ id, text, depth })
  }
  return entries
}
