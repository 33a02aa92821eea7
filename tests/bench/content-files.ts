/** Synthetic courses, quizzes, articles and data, French and English, the same for the same number: for measures only. */
const french = (
  'suite fonction dérivée équation fraction nombre entier réel vecteur droite plan cercle triangle angle somme produit limite intervalle variation signe racine polynôme degré ' +
  'démonstration théorème propriété définition exemple exercice méthode calcul résultat hypothèse conclusion récurrence probabilité événement variable moyenne médiane écart ' +
  'phrase proposition subordonnée principale verbe sujet complément adjectif accord participe figure métaphore comparaison narrateur récit poème théâtre argument thèse lecture ' +
  'révolution république guerre traité empire royaume colonie frontière population ville campagne industrie commerce échange énergie cellule espèce évolution réaction atome molécule'
).split(' ')
const english = (
  'sequence function derivative equation fraction number integer vector line plane circle triangle angle sum product limit interval sign root polynomial degree proof theorem ' +
  'property definition example exercise method result hypothesis conclusion induction probability event variable mean median sentence clause verb subject object adjective figure ' +
  'metaphor comparison narrator story poem argument reading revolution republic war treaty empire kingdom colony border population town industry trade energy cell species evolution'
).split(' ')
const linking = { fr: 'le la les un une des de du et ou dans pour avec sur par est sont que qui cette ces on donc alors si'.split(' '), en: 'the a an of and or in for with on by is are that which this these we then so if'.split(' ') }
const formulas = ['u_{n+1} = u_n + r', 'f(x) = ax^2 + bx + c', '\\frac{a}{b}', '\\sqrt{x^2 + y^2}', '\\Delta = b^2 - 4ac', '\\lim_{x \\to 0} f(x)', 'P(A \\cap B)', '\\vec{u} \\cdot \\vec{v}', 'x \\in \\mathbb{R}', '\\sum_{k=0}^{n} k']
const levels = ['sixieme', 'cinquieme', 'quatrieme', 'troisieme', 'seconde', 'premiere', 'terminale']
const subjects = ['mathematics', 'french', 'history-geography', 'sciences', 'english', 'philosophy']

const syllables = 'ma ti on re pa lo gi que ser vi tu de fa cha ne eur pro com tra bi sou ver dis ca lé no ri pu té gra'.split(' ')
/** The words of subjects, and 12,000 others of two to four syllables. */
const vocabularyOf = (words: readonly string[]): readonly string[] => {
  const draw = draws(7)
  const made = Array.from({ length: 12_000 }, () => Array.from({ length: 2 + Math.floor(draw() * 3) }, () => syllables[Math.floor(draw() * syllables.length)]).join(''))
  return [...new Set([...words, ...made])]
}

/** A generator of numbers from 0 to 1, always the same for one seed (Lehmer). */
const draws = (seed: number) => {
  let state = (seed * 48_271 + 11) % 2_147_483_647
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const subjectWords = { fr: french, en: english }
const vocabulary = { fr: vocabularyOf(french), en: vocabularyOf(english) }

/** The words of French texts, the most frequent first: those after the words of subjects are in no title. */
export const frenchWords: readonly string[] = vocabulary.fr

export type BenchFile = { readonly file: string; readonly text: string }

/** The file of a number: 1 book for 250 files, 1 category for 50, else a course of some 3,000 characters or its quiz (1 in 10), a page, or data. */
export const benchFile = (number: number): BenchFile => {
  const draw = draws(number + 1)
  const language = number % 5 === 4 ? 'en' : 'fr'
  const words = subjectWords[language]
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)]!
  /** Half link; of the others the nth is n times less frequent than the first, as in a language (Zipf). */
  const word = (): string => {
    if (draw() < 0.5) return pick(linking[language])
    const all = vocabulary[language]
    return all[Math.floor(all.length ** draw()) - 1]!
  }
  const sentence = (length = 12): string => {
    const text = Array.from({ length }, word).join(' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const title = `${pick(words)} et ${pick(words)}`
  const paragraph = () => `${sentence()}, avec $${pick(formulas)}$. ${sentence(18)}. ${sentence(14)}.`
  const section = () => `## ${sentence(4)}\n\n${paragraph()}\n\n### ${sentence(3)}\n\n${paragraph()}\n\n$$\n${pick(formulas)}\n$$\n\n- ${sentence(7)}\n- ${sentence(7)}\n`
  const head = (fields: Readonly<Record<string, string | number>>, text: string): string =>
    `---\n${Object.entries(fields).map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text}`
  const credits = { author: 'Rédaction Alvéole', reviewer: 'Relecture Alvéole', updatedOn: `2026-${String(1 + (number % 9)).padStart(2, '0')}-15`, licence: '"© Alvéole"' }
  const titled = { title: `${title} ${number}`, description: `${sentence(14)}.` }
  const book = `${language}/revisions/livre-${Math.floor(number / 250)}`
  const category = `${book}/partie-${Math.floor((number % 250) / 50)}`
  const position = 1 + (number % 50)

  if (number % 250 === 0) return { file: `${book}/book.md`, text: head({ kind: 'book', ...titled, position: 1 + (number % 9999), level: pick(levels), subject: pick(subjects) }, '') }
  if (number % 50 === 1) return { file: `${category}/category.md`, text: head({ kind: 'category', ...titled, position }, '') }
  if (number % 40 === 3) return { file: `${language}/blog/article-${number}.md`, text: head({ kind: 'article', ...titled, section: 'methode', author: credits.author, publishedOn: credits.updatedOn, licence: credits.licence }, section()) }
  if (number % 40 === 4) return { file: `donnees/tableau-${number}.json`, text: JSON.stringify({ title: titled.title, level: pick(levels), letters: number }) }
  if (number % 10 === 5) {
    const question = (id: number) => `  - { id: q${id}, type: numeric, skill: calcul, prompt: "Combien font $${id}$ et $${number}$ ?", explanation: "C’est une somme.", answer: ${id + number} }`
    return { file: `${category}/chapitre-${number - 1}/quiz.yaml`, text: `kind: quiz\ntitle: ${titled.title}\ndescription: Trois questions.\nskills: { calcul: Calculer }\nquestions:\n${[1, 2, 3].map(question).join('\n')}\n` }
  }
  if (number % 10 === 6) {
    return { file: `${language}/fiches/fiche-${number}.md`, text: head({ kind: 'sheet', ...titled, levels: `[${pick(levels)}]`, subject: pick(subjects), ...credits }, section()) }
  }
  return {
    file: `${category}/chapitre-${number}/course.md`,
    text: head({ kind: 'course', ...titled, position, minutes: 10 + (number % 30), ...credits }, `${paragraph()}\n\n${section()}\n${section()}\n${section()}\n${section()}`),
  }
}
