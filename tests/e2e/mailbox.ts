/** What the product wrote to people: it puts its mails into its data folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './fixtures.ts'
import type { Product } from './start-product.ts'

/** The mails of a kind that somebody got so far, the first one first. */
export const mailsTo = async ({ dataDir }: Product, recipient: string, kind: string): Promise<Email[]> => {
  const folder = join(dataDir, 'mails')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && name.includes(`-${kind}-`))
  const mails = await Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.filter(({ to }) => to?.some(({ address }) => address === recipient))
}

/** Waits for the mails to be so many, and gives the last one. */
export const lastMail = async (product: Product, recipient: string, kind: string, count = 1): Promise<Email> => {
  let mails: Email[] = []
  await expect
    .poll(async () => (mails = await mailsTo(product, recipient, kind)).length, { message: `mails of ${kind} to ${recipient}` })
    .toBe(count)
  return mails.at(-1)!
}

/** The link of a mail that leads to a page of the site, as a path with its query. */
export const linkTo = ({ html = '' }: Email, path: string): string => {
  for (const [, link = ''] of html.matchAll(/href="([^"]+)"/g)) {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
    if (pathname.startsWith(path)) return pathname + search
  }
  throw new Error(`The mail has no link to ${path}.`)
}
