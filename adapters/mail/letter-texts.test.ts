import { describe, expect, test } from 'vitest'
import type { Mail, MailKind } from '../../application/ports/mail.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { type Locale, locales } from '../../domain/locale/locale.ts'
import { aMailHouse } from '../../tests/builders/a-mail-house.ts'
import { everyMail, mailOfKind } from '../../tests/builders/a-mail.ts'
import { letterAsHtml } from './letter-as-html.ts'
import { letterAsText } from './letter-as-text.ts'
import { writeLetter } from './letter-texts.ts'

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x2B22': '⬢' }

/** What a reader of the HTML sees. */
const seen = (html: string): string =>
  html
    .replace(/<(title|style)>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([^;]+);/g, (_, name: string) => characters[name] ?? expect.fail(name))

const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ')

const partsOf = async (mail: Mail, locale: Locale) => {
  const letter = writeLetter(mail, locale, aMailHouse)
  const html = await letterAsHtml(letter, locale, aMailHouse)
  const text = letterAsText(letter, locale, aMailHouse)
  return { subject: plainSpaces(letter.subject), html, text, plain: plainSpaces(text), page: plainSpaces(seen(html)) }
}

const linksIn = (mail: Mail): readonly string[] => JSON.stringify(mail).match(/https:[^"]+/g) ?? []

const facts: Readonly<Record<MailKind, Readonly<Record<Locale, readonly string[]>>>> = {
  'email-confirmation': { fr: ['22 novembre 2026 à 13 h 00 (heure de Paris)'], en: ['November 22, 2026 at 1:00 PM (Paris time)'] },
  'password-reset': { fr: ['21 novembre 2026 à 14 h 00 (heure de Paris)'], en: ['November 21, 2026 at 2:00 PM (Paris time)'] },
  'password-changed': { fr: ['21 novembre 2026 à 13 h 00'], en: ['November 21, 2026 at 1:00 PM'] },
  'free-sheets': {
    fr: ['Le théorème de Thalès', 'La Révolution française', 'L’accord du participe passé', 'Les fonctions affines', 'Le prétérit'],
    en: ['Le théorème de Thalès', 'La Révolution française', 'L’accord du participe passé', 'Les fonctions affines', 'Le prétérit'],
  },
  receipt: {
    fr: [
      'Solo 12 mois', 'tous les chapitres et tous les quiz', 'order-1', '59,99 €', '21 novembre 2026', '21 novembre 2027', '89,99 € pour 12 mois',
      'Jusqu’au 7 décembre 2026 inclus', 'expressément demandé', 'les jours que vous n’avez pas utilisés', 'quatorze jours', 'résilier',
      'Modèle de formulaire de rétractation', 'À l’attention du professionnel : Alvéole SAS, 1 rue des Abeilles, 75011 Paris, bonjour@alveole.example',
    ],
    en: [
      'Solo 12 months', 'every chapter and every quiz', 'order-1', '€59.99', 'November 21, 2026', 'November 21, 2027', '€89.99 for 12 months',
      'Until December 7, 2026, included', 'expressly asked', 'the days that you have not used', 'fourteen days', 'cancel',
      'Model withdrawal form', 'To the trader: Alvéole SAS, 1 rue des Abeilles, 75011 Paris, bonjour@alveole.example',
    ],
  },
  'renewal-notice': {
    fr: ['Solo 12 mois', '21 novembre 2027', '89,99 € pour 12 mois', 'Date limite', 'avant le 20 novembre 2027 à 13 h 00 (heure de Paris)'],
    en: ['Solo 12 months', 'November 21, 2027', '€89.99 for 12 months', 'Deadline', 'before November 20, 2027 at 1:00 PM (Paris time)'],
  },
  'renewal-failed': { fr: ['Solo 12 mois', '21 novembre 2027 à 13 h 00'], en: ['Solo 12 months', 'November 21, 2027 at 1:00 PM'] },
  'cancellation-confirmation': {
    fr: ['Solo 12 mois', '21 novembre 2026 à 13 h 00', '21 novembre 2027 à 13 h 00'],
    en: ['Solo 12 months', 'November 21, 2026 at 1:00 PM', 'November 21, 2027 at 1:00 PM'],
  },
  'withdrawal-confirmation': {
    fr: ['Solo 12 mois', 'order-1', '21 novembre 2026 à 13 h 00', '57,53 €', '5 décembre 2026'],
    en: ['Solo 12 months', 'order-1', 'November 21, 2026 at 1:00 PM', '€57.53', 'December 5, 2026'],
  },
  'account-deleted': { fr: ['21 novembre 2026 à 13 h 00'], en: ['November 21, 2026 at 1:00 PM'] },
}

describe.each(everyMail.flatMap((mail) => locales.map((locale) => ({ kind: mail.kind, locale, mail }))))('$kind in $locale', ({ kind, locale, mail }) => {
  test('tells its facts in the text and on the page alike', async () => {
    const { plain, page } = await partsOf(mail, locale)
    for (const fact of facts[kind][locale]) {
      expect(plain).toContain(fact)
      expect(page).toContain(fact)
    }
  })

  test('shows each link as it is, in both parts', async () => {
    const { plain, page, html } = await partsOf(mail, locale)
    for (const link of linksIn(mail)) {
      expect(plain).toContain(link)
      expect(page).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
  })

  test('says who writes, in its language', async () => {
    const { plain, page, html } = await partsOf(mail, locale)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toMatch(new RegExp(`<div role="article" aria-label="[^"]+" lang="${locale}">`))
    for (const part of [plain, page]) {
      expect(part).toContain(locale === 'fr' ? 'L’équipe Alvéole' : 'The Alvéole team')
      expect(part).toContain('https://alveole.example')
      expect(part).toContain('Alvéole SAS, 1 rue des Abeilles, 75011 Paris')
      expect(part).toContain('bonjour@alveole.example')
    }
  })

  test('has nothing to load, so that nobody learns when it is read', async () => {
    expect((await partsOf(mail, locale)).html).not.toMatch(/<(img|link|script|iframe|video|object)\b|\ssrc=|url\(|@import/i)
  })

  test('has a subject on one line, and the French spaces of French', async () => {
    const letter = writeLetter(mail, locale, aMailHouse)
    expect(letter.subject).toMatch(/^[^\p{Cc}]{10,90}$/u)
    if (locale === 'fr') expect(letterAsText(letter, locale, aMailHouse)).not.toMatch(/[\p{L}\d] [;:!?]|'/u)
  })
})

const receipt = mailOfKind.receipt

test.each([
  ['paid once', { renewsAt: null, renewalPrice: null }, 'vous n’avez rien à résilier', ['renouvelée le']],
  ['for life', { endsAt: null, renewsAt: null, renewalPrice: null }, 'sans limite de durée', ['renouvelée', '2027', 'les jours que vous n’avez pas utilisés']],
] as const)('the receipt of a plan %s announces no renewal', async (_, changes, expected, absent) => {
  const { plain } = await partsOf({ ...receipt, ...changes }, 'fr')
  expect(plain).toContain(expected)
  for (const words of absent) expect(plain).not.toContain(words)
})

test('the receipt of a plan for life refunds all of it', async () => {
  const forLife = { ...receipt, endsAt: null, renewsAt: null, renewalPrice: null }
  expect((await partsOf(forLife, 'fr')).plain).toContain('tout vous est remboursé')
  expect((await partsOf(forLife, 'en')).plain).toContain('you are refunded in full')
})

describe('the receipt of a payment', () => {
  test.each([
    ['that may still be withdrawn from says how', 1, true],
    ['that may not be withdrawn from does not speak of it', 0, false],
  ])('%s', async (_, after, expected) => {
    const mail = { ...receipt, withdrawalUntil: receipt.paidAt + after }
    expect(/rétract/i.test((await partsOf(mail, 'fr')).plain)).toBe(expected)
    expect(/withdraw/i.test((await partsOf(mail, 'en')).plain)).toBe(expected)
  })
})

test.each([
  ['7 décembre 2026', Date.UTC(2026, 11, 7, 23)],
  ['8 décembre 2026', Date.UTC(2026, 11, 7, 23, 0, 0, 1)],
])('the last day to withdraw is %s', async (day, withdrawalUntil) => {
  expect((await partsOf({ ...receipt, withdrawalUntil }, 'fr')).plain).toContain(`Jusqu’au ${day} inclus`)
})

test.each([
  ['alveole', true, { kind: 'period', length: 1, unit: 'months' }, 'Famille 1 mois', 'Family 1 month'],
  ['alveole', true, { kind: 'lifetime' }, 'Famille à vie', 'Family lifetime'],
  ['alveole', false, { kind: 'period', length: 48, unit: 'months' }, 'Solo 4 ans', 'Solo 4 years'],
  ['alveole', false, { kind: 'period', length: 12, unit: 'months' }, 'Solo 12 mois', 'Solo 12 months'],
  ['alveole', false, { kind: 'period', length: 1, unit: 'days' }, 'Solo 1 jour', 'Solo 1 day'],
  ['alveole', false, { kind: 'period', length: 14, unit: 'days' }, 'Solo 14 jours', 'Solo 14 days'],
  ['cahier-de-vacances', true, { kind: 'period', length: 2, unit: 'months' }, 'Cahier de vacances', 'Holiday workbook'],
  ['toeic', false, { kind: 'period', length: 3, unit: 'months' }, 'Pack TOEIC et TOEFL', 'TOEIC and TOEFL pack'],
] as const)('a plan of %s (family: %s, %j) is called %s, or %s', async (product, isFamilyMasterPlan, duration, french, english) => {
  const mail = { ...receipt, plan: { id: 'plan', product, isFamilyMasterPlan, duration } }
  expect((await partsOf(mail, 'fr')).subject).toBe(`Confirmation de votre achat : ${french}`)
  expect((await partsOf(mail, 'en')).subject).toBe(`Confirmation of your purchase: ${english}`)
})

test.each([
  [eur(1189), '1 189,00 €', '€1,189.00'],
  [xof(98_387), '98 387 F CFA', 'F CFA 98,387'],
])('an amount is written as the person writes it: %j', async (amount, french, english) => {
  expect((await partsOf({ ...receipt, amount }, 'fr')).plain).toContain(french)
  expect((await partsOf({ ...receipt, amount }, 'en')).plain).toContain(english)
})

test('a parent is asked for the consent of a parent', async () => {
  const mail = { ...mailOfKind['free-sheets'], addressee: 'parent' } as const
  expect((await partsOf(mail, 'fr')).plain).toContain('c’est à vous, son parent, d’en décider')
  expect((await partsOf(mail, 'en')).plain).toContain('it is for you, their parent, to decide')
  expect((await partsOf(mailOfKind['free-sheets'], 'fr')).plain).not.toContain('parent')
})

describe('facts that a hostile person chose', () => {
  const title = `<script>alert("1")</script>\r\n\r\n--\nBcc: noe@example.org\u2028& 'x'`
  const mail = { ...mailOfKind['free-sheets'], sheets: [{ title, link: `https://alveole.example/?a="><script>&b=1` }] }

  test('stay text on the page', async () => {
    const { html, page } = await partsOf(mail, 'fr')
    expect(html).not.toContain('<script')
    expect(html).toContain('href="https://alveole.example/?a=&quot;&gt;&lt;script&gt;&amp;b=1"')
    expect(page).toContain(`<script>alert("1")</script> -- Bcc: noe@example.org & 'x'`)
  })

  test('stay on their line in the text', async () => {
    const { text } = await partsOf(mail, 'fr')
    expect(text.split('\n')).toContain(`- <script>alert("1")</script> -- Bcc: noe@example.org & 'x'\u00a0:`)
  })

  test('stay in the order’s line of a receipt', async () => {
    const { html, text } = await partsOf({ ...receipt, orderId: '<b>1</b>\nMontant payé : 0 €' }, 'fr')
    expect(html).not.toContain('<b>')
    expect(text.split('\n')).toContain('Commande\u00a0: <b>1</b> Montant payé : 0 €')
  })
})
