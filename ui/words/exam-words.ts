import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OptionalTeaching } from '../../application/web/bac-form.ts'
import type { ExamComponent, ExamFieldRefusal, ExamPart, ExamValues } from '../../application/web/exam-form.ts'
import type { ShownStep, SimulatedExam } from '../../application/web/simulate-exam.ts'
import type { OptionYears } from '../../domain/grades/bac-options.ts'
import type { UnverifiedFact } from '../../domain/grades/exam-facts.ts'
import type { Target } from '../../domain/grades/target.ts'

export const simulatorNames = {
  general: msg`Bac général`,
  technologique: msg`Bac technologique`,
  professionnel: msg`Bac professionnel`,
  brevet: msg`Brevet`,
} satisfies Record<SimulatedExam, MessageDescriptor>

/** What counts in the exams, by the names that the rules give it. */
const subjectWords: Record<string, MessageDescriptor> = {
  'french-written': msg`Français, écrit`,
  'french-oral': msg`Français, oral`,
  'anticipated-mathematics': msg`Mathématiques, épreuve anticipée`,
  'specialty-1': msg`Spécialité 1`,
  'specialty-2': msg`Spécialité 2`,
  philosophy: msg`Philosophie`,
  'grand-oral': msg`Grand oral`,
  'dropped-specialty': msg`Spécialité abandonnée en fin de première`,
  'history-geography': msg`Histoire-géographie`,
  'language-a': msg`Langue vivante A`,
  'language-b': msg`Langue vivante B`,
  'scientific-education': msg`Enseignement scientifique`,
  mathematics: msg`Mathématiques`,
  'physical-education': msg`Éducation physique et sportive`,
  civics: msg`Enseignement moral et civique`,
  latin: msg`Latin`,
  greek: msg`Grec ancien`,
  'language-c': msg`Langue vivante C`,
  'complementary-mathematics': msg`Mathématiques complémentaires`,
  'expert-mathematics': msg`Mathématiques expertes`,
  law: msg`Droit et grands enjeux du monde contemporain`,
  arts: msg`Arts`,
  'sign-language': msg`Langue des signes française`,
  other: msg`Autre option`,
  french: msg`Français`,
  'history-geography-civics': msg`Histoire-géographie et enseignement moral et civique`,
  'physics-chemistry': msg`Physique-chimie`,
  economics: msg`Économie-gestion ou économie-droit`,
  'prevention-health-environment': msg`Prévention-santé-environnement`,
  'applied-arts': msg`Arts appliqués et cultures artistiques`,
  masterpiece: msg`Chef-d’œuvre`,
  'life-and-earth-sciences': msg`Sciences de la vie et de la Terre`,
  technology: msg`Technologie`,
  'visual-arts': msg`Arts plastiques`,
  music: msg`Éducation musicale`,
  'optional-teaching': msg`Enseignement facultatif`,
  'french-exam': msg`Français`,
  'mathematics-exam': msg`Mathématiques`,
  'history-geography-exam': msg`Histoire-géographie`,
  'civics-exam': msg`Enseignement moral et civique`,
  'history-geography-civics-exam': msg`Histoire-géographie et enseignement moral et civique`,
  'sciences-exam': msg`Sciences`,
  'foreign-language-exam': msg`Langue vivante étrangère`,
  oral: msg`Oral`,
  'french-language': msg`Langue française à l’oral et à l’écrit`,
  'foreign-languages': msg`Langues étrangères ou régionales`,
  'mathematical-and-scientific-languages': msg`Langages mathématiques, scientifiques et informatiques`,
  'arts-and-body-languages': msg`Langages des arts et du corps`,
  'methods-and-tools': msg`Méthodes et outils pour apprendre`,
  'person-and-citizen': msg`Formation de la personne et du citoyen`,
  'natural-and-technical-systems': msg`Systèmes naturels et systèmes techniques`,
  'representations-of-the-world': msg`Représentations du monde et activité humaine`,
  continuous: msg`Contrôle continu`,
  exams: msg`Épreuves`,
  'professional-practice': msg`Épreuve de pratique professionnelle`,
}

/** The optional teachings of the bac, in the order in which they are offered. */
export const optionWords = {
  latin: msg`Latin`,
  greek: msg`Grec ancien`,
  'language-c': msg`Langue vivante C`,
  'complementary-mathematics': msg`Mathématiques complémentaires`,
  'expert-mathematics': msg`Mathématiques expertes`,
  law: msg`Droit et grands enjeux du monde contemporain`,
  arts: msg`Arts`,
  'physical-education': msg`Éducation physique et sportive`,
  'sign-language': msg`Langue des signes française`,
  other: msg`Autre option`,
} satisfies Record<OptionalTeaching, MessageDescriptor>

export const optionYearsWords = {
  terminale: msg`En terminale`,
  premiere: msg`En première`,
  'both-years': msg`Les deux années`,
} satisfies Record<OptionYears, MessageDescriptor>

/** The specialities of the bac général. */
export const teachingWords = {
  arts: msg`Arts`,
  'biology-ecology': msg`Biologie-écologie`,
  sport: msg`Éducation physique, pratiques et culture sportives`,
  'history-geopolitics': msg`Histoire-géographie, géopolitique et sciences politiques`,
  humanities: msg`Humanités, littérature et philosophie`,
  'foreign-literature': msg`Langues, littératures et cultures étrangères et régionales`,
  'ancient-literature': msg`Littérature, langues et cultures de l’Antiquité`,
  mathematics: msg`Mathématiques`,
  'computer-science': msg`Numérique et sciences informatiques`,
  'physics-chemistry': msg`Physique-chimie`,
  'life-and-earth-sciences': msg`Sciences de la vie et de la Terre`,
  engineering: msg`Sciences de l’ingénieur`,
  'economics-and-social-sciences': msg`Sciences économiques et sociales`,
} as const satisfies Record<string, MessageDescriptor>

type SeriesWords = { readonly name: MessageDescriptor; readonly first: MessageDescriptor; readonly second: MessageDescriptor; readonly dropped: MessageDescriptor }

/** The series of the bac technologique with their specialities: the two of terminale, and the one that ends in première. */
export const seriesWords: Record<string, SeriesWords> = {
  stmg: {
    name: msg`STMG, management et gestion`,
    first: msg`Management, sciences de gestion et numérique`,
    second: msg`Droit et économie`,
    dropped: msg`Sciences de gestion et numérique`,
  },
  sti2d: {
    name: msg`STI2D, industrie et développement durable`,
    first: msg`Ingénierie, innovation et développement durable`,
    second: msg`Physique-chimie et mathématiques`,
    dropped: msg`Innovation technologique`,
  },
  st2s: {
    name: msg`ST2S, santé et social`,
    first: msg`Sciences et techniques sanitaires et sociales`,
    second: msg`Chimie, biologie et physiopathologie humaines`,
    dropped: msg`Physique-chimie pour la santé`,
  },
  stl: {
    name: msg`STL, laboratoire`,
    first: msg`Biotechnologie, ou sciences physiques et chimiques en laboratoire`,
    second: msg`Physique-chimie et mathématiques`,
    dropped: msg`Biochimie-biologie`,
  },
  std2a: {
    name: msg`STD2A, design et arts appliqués`,
    first: msg`Conception et création en design et métiers d’art`,
    second: msg`Analyse et méthodes en design`,
    dropped: msg`Physique-chimie`,
  },
  sthr: {
    name: msg`STHR, hôtellerie et restauration`,
    first: msg`Sciences et technologies culinaires et des services`,
    second: msg`Économie-gestion hôtelière`,
    dropped: msg`Enseignement scientifique alimentation-environnement`,
  },
  s2tmd: {
    name: msg`S2TMD, théâtre, musique et danse`,
    first: msg`Pratique chorégraphique, musicale ou théâtrale`,
    second: msg`Culture et sciences chorégraphiques, musicales ou théâtrales`,
    dropped: msg`Économie, droit et environnement du spectacle vivant`,
  },
}

const wordsOf = <Words>(table: Readonly<Record<string, Words>>, key: string | undefined): Words | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

const specialtyFields: Record<string, { field: string; inSeries: 'first' | 'second' | 'dropped' }> = {
  'specialty-1': { field: 'teaching-1', inSeries: 'first' },
  'specialty-2': { field: 'teaching-2', inSeries: 'second' },
  'dropped-specialty': { field: 'teaching-dropped', inSeries: 'dropped' },
}

/** What the page calls a subject, with the pupil's own speciality where it was chosen. */
const subjectName = (i18n: I18n, exam: SimulatedExam, subject: string, values: ExamValues): string => {
  const specialty = wordsOf(specialtyFields, subject)
  const fallback = wordsOf(subjectWords, subject)
  const plain = fallback ? i18n._(fallback) : subject
  if (!specialty) return plain
  const chosen =
    exam === 'technologique'
      ? wordsOf(seriesWords, values['series'])?.[specialty.inSeries]
      : wordsOf<MessageDescriptor>(teachingWords, values[specialty.field])
  if (!chosen) return plain
  const name = i18n._(chosen)
  return specialty.inSeries === 'dropped' ? i18n._(msg`${name} (fin de première)`) : name
}

const placeOf = (id: string): string => /\d+$/.exec(id)?.[0] ?? ''

/** What a unit of the bac professionnel is called as long as the pupil gives it no name. */
export const unitName = (i18n: I18n, unit: string): string => {
  const place = placeOf(unit)
  if (unit.startsWith('practice-')) return i18n._(msg`Pratique professionnelle ${place}`)
  if (unit.startsWith('professional-')) return i18n._(msg`Épreuve professionnelle ${place}`)
  const words = wordsOf(subjectWords, unit)
  return words ? i18n._(words) : unit
}

type Named = Pick<ExamComponent, 'part' | 'subject' | 'year' | 'ownName'>

/** What the page calls a component beside its field, under the title of its part. */
export const fieldName = (i18n: I18n, exam: SimulatedExam, { part, subject, year, ownName }: Named, values: ExamValues): string => {
  if (ownName !== null) return ownName
  if (part === 'practice-unit' || part === 'professional-unit' || part === 'general-unit') return unitName(i18n, subject)
  const name = subjectName(i18n, exam, subject, values)
  if (part !== 'option') return name
  return year === 'premiere' ? i18n._(msg`${name}, première`) : i18n._(msg`${name}, terminale`)
}

/** What the page calls a component where nothing else tells which one it is. */
export const componentName = (i18n: I18n, exam: SimulatedExam, component: Named, values: ExamValues): string => {
  const name = fieldName(i18n, exam, component, values)
  if (component.part === 'average') return i18n._(msg`${name}, moyenne de l’année`)
  if (component.part === 'exam') return i18n._(msg`${name}, épreuve`)
  if (component.part === 'continuous-premiere') return i18n._(msg`${name}, première`)
  if (component.part === 'continuous-terminale') return i18n._(msg`${name}, terminale`)
  return name
}

/** What is missing or counted and is no component: a whole part of the exam. */
export const partName = (i18n: I18n, id: string): string => {
  const words = wordsOf(subjectWords, id)
  return words ? i18n._(words) : id
}

export const partTitles = {
  terminal: msg`Épreuves`,
  'continuous-premiere': msg`Contrôle continu de première`,
  'continuous-terminale': msg`Contrôle continu de terminale`,
  option: msg`Notes des options`,
  'general-unit': msg`Épreuves générales`,
  'practice-unit': msg`Pratique professionnelle`,
  'professional-unit': msg`Autres épreuves professionnelles`,
  masterpiece: msg`Chef-d’œuvre`,
  average: msg`Moyennes de l’année`,
  'optional-teaching': msg`Enseignement facultatif`,
  exam: msg`Épreuves`,
  socle: msg`Socle commun`,
} satisfies Record<ExamPart, MessageDescriptor>

export const stepTitles = {
  continuous: msg`Contrôle continu`,
  exams: msg`Épreuves`,
  'all-components': msg`Toutes les notes`,
  final: msg`Note finale`,
} satisfies Record<ShownStep['id'], MessageDescriptor>

export const targetWords = {
  pass: msg`être reçu (10)`,
  'assez-bien': msg`la mention assez bien (12)`,
  bien: msg`la mention bien (14)`,
  'tres-bien': msg`la mention très bien (16)`,
} satisfies Record<Target, MessageDescriptor>

export const mentionWords = {
  'assez-bien': msg`mention assez bien`,
  bien: msg`mention bien`,
  'tres-bien': msg`mention très bien`,
} satisfies Record<Exclude<Target, 'pass'>, MessageDescriptor>

/** What a simulator says beside a field that it does not take. */
export const examFieldMessages = {
  'mark-empty': msg`Indiquez une note.`,
  'mark-not-a-number': msg`Écrivez une note en chiffres, par exemple 12 ou 12,5.`,
  'mark-out-of-range': msg`Une note va de 0 à 20.`,
  'mark-too-precise': msg`Une note a deux décimales au plus, par exemple 12,75.`,
  'weight-empty': msg`Indiquez le coefficient de cette épreuve.`,
  'weight-not-a-number': msg`Écrivez un coefficient en chiffres, par exemple 2 ou 2,5.`,
  'weight-out-of-range': msg`Un coefficient va de 0,5 à 100.`,
  'weight-not-in-halves': msg`Un coefficient est un nombre entier ou se termine par 5, par exemple 2 ou 2,5.`,
  'option-twice': msg`Vous avez déjà choisi cette option.`,
  'options-too-heavy': msg`Les options comptent 14 au plus : celle-ci ne peut plus compter.`,
  'oral-twice': msg`Choisissez une autre matière que pour le premier oral.`,
} satisfies Record<ExamFieldRefusal['type'], MessageDescriptor>

export const unverifiedWords = {
  'retake-of-anticipated-mathematics': msg`Nous n’avons pas trouvé de texte disant si l’épreuve anticipée de mathématiques peut être repassée au rattrapage : elle n’y figure donc pas.`,
  'weights-by-speciality': msg`Les coefficients dépendent de la spécialité : vérifiez-les dans le règlement de la vôtre et corrigez-les ici.`,
  'later-changes-not-seen': msg`Nous n’avons pas connaissance de changements postérieurs au texte cité.`,
  'reading-of-the-optional-teaching': msg`Les points de l’enseignement facultatif au-dessus de 10 sont ajoutés au total des moyennes : c’est ainsi que nous comprenons le texte.`,
  'list-of-subjects': msg`La liste des matières est celle d’une troisième ordinaire : retirez celles que vous n’avez pas.`,
} satisfies Record<UnverifiedFact, MessageDescriptor>

const sourceWords: Record<string, MessageDescriptor> = {
  'service-public A18355': msg`service-public.fr, fiche A18355`,
  'education.gouv.fr 450639': msg`education.gouv.fr, page 450639`,
  'BO MENE2515469N': msg`Bulletin officiel, note MENE2515469N`,
  'décret 2025-513': msg`décret n° 2025-513`,
  'arrêté of 17 June 2020': msg`arrêté du 17 juin 2020`,
  'note de service of 2 September 2025': msg`note de service du 2 septembre 2025`,
  'arrêté of 10 April 2025': msg`arrêté du 10 avril 2025`,
  'arrêté of 31 December 2015': msg`arrêté du 31 décembre 2015`,
}

/** How a source is cited on the page. */
export const sourceName = (i18n: I18n, source: string): string => {
  const words = wordsOf(sourceWords, source)
  return words ? i18n._(words) : source
}
