/** A fence opens or closes a block of code; backticks that come again on the line are a span. */
const fenceLine = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/** Leaves out what stands between two runs of as many backticks. */
const withoutCodeSpans = (paragraph: string): string => {
  const parts = paragraph.split(/(`+)/)
  // Known beforehand, so that a run without a partner is not looked for again and again.
  // Stryker disable next-line ArrayDeclaration: the same is found without it, later
  const lastRunOf = new Map(parts.map((part, index) => [part, index]))
  const kept: string[] = []
  let hiddenUpTo = -1
  for (const [index, part] of parts.entries()) {
    if (index <= hiddenUpTo) continue
    if (index % 2 === 0) {
      kept.push(part)
      continue
    }
    // Stryker disable next-line ConditionalExpression: as above
    if (lastRunOf.get(part) !== index) hiddenUpTo = parts.indexOf(part, index + 1)
  }
  return kept.join(' ')
}

/** The paragraphs of a Markdown text, without its blocks and spans of code. It takes a time in proportion to the text. */
export const paragraphsWithoutCode = (markdown: string): string[] => {
  const paragraphs: string[] = []
  let paragraph: string[] = []
  let fence: string | null = null
  const endParagraph = () => {
    paragraphs.push(withoutCodeSpans(paragraph.join('\n')))
    paragraph = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    const mark: string | undefined = fenceLine.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.includes(fence) && line.trim() === mark) fence = null
    } else if (mark !== undefined) {
      endParagraph()
      fence = mark
    } else if (line.trim() === '') {
      endParagraph()
    } else {
      paragraph.push(line)
    }
  }
  endParagraph()
  return paragraphs
}
