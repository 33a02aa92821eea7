import type { BreadcrumbList, Course, Quiz, WithContext } from 'schema-dts'
import type { Locale } from '../../domain/locale/locale.ts'
import { publisherOf } from './publisher.ts'

type Described = { readonly title: string; readonly description: string; readonly to: string; readonly isFree: boolean }
type Place = { readonly origin: string; readonly locale: Locale }

/** A course. @param course `to` is the path of its page, and `minutes` how long reading it takes */
export const courseOf = (
  { title, description, to, isFree, minutes }: Described & { readonly minutes: number },
  { origin, locale }: Place,
): WithContext<Course> => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: title,
  description,
  url: `${origin}${to}`,
  inLanguage: locale,
  isAccessibleForFree: isFree,
  provider: publisherOf(origin),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
})

/** A quiz on a course. @param about the title of the course */
export const quizOf = (
  { title, description, to, isFree, about }: Described & { readonly about: string },
  { origin, locale }: Place,
): WithContext<Quiz> => ({
  '@context': 'https://schema.org',
  '@type': 'Quiz',
  name: title,
  description,
  url: `${origin}${to}`,
  inLanguage: locale,
  isAccessibleForFree: isFree,
  about: { '@type': 'Thing', name: about },
  provider: publisherOf(origin),
})

/** The way to a page, from the top. The page itself, which comes last, needs no path. */
export const breadcrumbOf = (items: readonly { readonly label: string; readonly to?: string | undefined }[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to === undefined ? {} : { item: `${origin}${to}` }),
  })),
})
