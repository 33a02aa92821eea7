import type { Locale } from '../../domain/locale/locale.ts'
import type { Letter, LetterBlock } from './letter.ts'
import { letterFrame } from './letter-frame.ts'
import type { MailHouse } from './mail-house.ts'

/** A fact never breaks out of its line, whatever it holds. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const rule = '*'.repeat(60)

const linesOf = (block: LetterBlock, colon: string): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [oneLine(block.text)]
    case 'heading':
      return [oneLine(block.text), '-'.repeat(oneLine(block.text).length)]
    case 'notice':
      return [rule, oneLine(block.title), oneLine(block.text), rule]
    case 'facts':
      return block.rows.map(([name, value]) => `${oneLine(name)}${colon} ${oneLine(value)}`)
    case 'action':
      return [`${oneLine(block.label)}${colon}`, oneLine(block.link)]
    case 'links':
      return block.links.flatMap(({ label, link }) => [`- ${oneLine(label)}${colon}`, `  ${oneLine(link)}`])
    case 'form':
      return [oneLine(block.title), '-'.repeat(oneLine(block.title).length), ...block.lines.map(oneLine)]
  }
}

/** A letter as plain text. */
export const letterAsText = ({ subject, blocks }: Letter, locale: Locale, { sender, operator, siteUrl }: MailHouse): string => {
  const { greeting, signature, question } = letterFrame[locale]
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  return [
    oneLine(subject),
    greeting,
    ...blocks.map((block) => linesOf(block, colon).join('\n')),
    signature,
    ['-- ', `Alvéole${colon} ${siteUrl}`, operator, `${question} ${sender.address}\n`].join('\n'),
  ].join('\n\n')
}
