/** A library written for the tests of written pages: a tree, a blog of 24 articles, partners, and a book that was renamed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Locale = 'fr' | 'en'

const front = (fields: Readonly<Record<string, unknown>>, text: string): string =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', '', text, ''].join('\n')

const text = { fr: '## Pour commencer\n\nUn début.\n\n## Pour finir\n\nUne fin.', en: '## To begin with\n\nA beginning.\n\n## To end with\n\nAn end.' }

const page = (locale: Locale, title: string, more: Readonly<Record<string, unknown>> = {}) =>
  front({ kind: 'page', title, description: `${title} : l’essentiel.`, updatedOn: '2026-11-21', ...more }, text[locale])

const article = (locale: Locale, title: string, section: string, publishedOn: string) =>
  front({ kind: 'article', title, description: `${title} : en bref.`, section, author: 'Rédaction', publishedOn, licence: 'CC BY-SA 4.0' }, text[locale])

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const pages: Readonly<Record<string, readonly [fr: string, en: string, more?: Readonly<Record<string, unknown>>]>> = {
  bac: ['Le bac', 'The bac'],
  'bac/oral': ['L’oral', 'The oral', { position: 2, short: 'Oral' }],
  'bac/ecrit': ['L’écrit', 'The written exam', { position: 1 }],
  'bac/oral/jury': ['Le jury', 'The panel'],
  // Below a page that was not written.
  'bac/ecrit/sujets/2026': ['Les sujets de 2026', 'The papers of 2026'],
  brevet: ['Le brevet', 'The brevet'],
  explorer: ['Les niveaux', 'The levels'],
  'explorer/college': ['Le collège', 'Middle school'],
  'explorer/college/sixieme': ['La sixième', 'Year 7'],
  orientation: ['Orientation', 'Guidance'],
  'orientation/parcoursup': ['Parcoursup', 'Parcoursup'],
  'orientation/parcoursup/voeux': ['Les vœux', 'Choices'],
  'orientation/box': ['Domaines', 'Fields'],
  'orientation/box/sante': ['La santé', 'Health'],
  'orientation/sponsorinfos': ['Informations de partenaires', 'Information from partners'],
  'espace-presse': ['Espace presse', 'Press'],
  'espace-presse/kit-media': ['Kit média', 'Media kit'],
  'espace-presse/2026': ['Communiqués de 2026', 'Releases of 2026'],
  'revisions/intro': ['Par où commencer', 'Where to begin'],
  'revisions/intro/second-degre': ['Le second degré', 'Quadratics', { leadsTo: ['/revisions/mathematiques-premiere/algebre/second-degre', '/revisions/mathematiques-premiere'] }],
  'revisions/diplomes': ['Diplômes', 'Diplomas', { leadsTo: ['/revisions/mathematiques-premiere'] }],
  'revisions/tests-et-concours': ['Tests et concours', 'Competitive exams'],
  'revisions/tests-de-langues': ['Tests de langues', 'Language tests'],
  'seo/reussite-scolaire': ['La réussite scolaire', 'Success at school'],
  partenaires: ['Partenaires', 'Partners'],
  'partenaires/maison-des-parents': ['Maison des parents', 'Parents’ house'],
  'cned/mentions-legales-application-cned': ['Mentions légales de l’application', 'Legal notice of the app'],
  gar: ['Le GAR', 'GAR'],
  'gar/conditions-d-utilisation': ['Conditions du GAR', 'Terms of GAR'],
  'gar/mentions-informations-rgpd': ['Données personnelles', 'Personal data'],
  'gar/mentions-legales': ['Mentions légales du GAR', 'Legal notice of GAR'],
  'regles-de-confidentialite': ['Règles de confidentialité', 'Privacy rules'],
  terms: ['Conditions', 'Terms'],
}

const book = (locale: Locale) => ({
  'book.md': front({ kind: 'book', title: locale === 'fr' ? 'Mathématiques' : 'Mathematics', description: 'Un livre.', position: 1, level: 'premiere', subject: 'mathematics', formerSlugs: ['maths-premiere'] }, ''),
  'algebre/category.md': front({ kind: 'category', title: locale === 'fr' ? 'Algèbre' : 'Algebra', description: 'Une partie.', position: 1 }, ''),
  'algebre/second-degre/course.md': front(
    { kind: 'course', title: locale === 'fr' ? 'Second degré' : 'Quadratics', description: 'Un cours.', position: 1, minutes: 10, author: 'Rédaction', reviewer: 'Relecture', updatedOn: '2026-11-21', licence: '© Alvéole' },
    text[locale],
  ),
})

const libraryIn = (locale: Locale): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(pages).map(([name, [fr, en, more]]) => [`pages/${name}.md`, page(locale, locale === 'fr' ? fr : en, more)]),
  ),
  'pages/orientation/sponsorinfos/journee.md': page(locale, locale === 'fr' ? 'Journée des métiers' : 'Careers day', { partner: 'Onisep' }),
  ...Object.fromEntries(Object.entries(book(locale)).map(([name, written]) => [`revisions/mathematiques-premiere/${name}`, written])),
  // Twelve of September, one a day, in the section « méthode »; twelve of October, of which the odd ones are for parents.
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => {
      const number = index + 1
      const day = index < 12 ? `2026-09-${twoDigits(number)}` : `2026-10-${twoDigits(number - 12)}`
      const title = locale === 'fr' ? `Article ${number}` : `Post ${number}`
      return [`blog/${day}-article-${number}.md`, article(locale, title, index >= 12 && number % 2 === 1 ? 'parents' : 'methode', day)]
    }),
  ),
})

const folder = mkdtempSync(join(tmpdir(), 'alveole-pages-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const locale of ['fr', 'en'] as const) {
  for (const [name, written] of Object.entries(libraryIn(locale))) {
    const file = join(folder, locale, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, written)
  }
}

/** The folder of the library, which goes when the process that made it ends. */
export const libraryOfPages = folder
