import { useLingui } from '@lingui/react/macro'
import type { Book } from '../../domain/content/book-tree.ts'
import { BookCard } from '../components/book-card.tsx'
import { levelNames, subjectNames } from '../words/content-words.ts'
import { withoutLocale } from './library-address.ts'

/** What a shelf shows of the books. */
export const shelfOf = (books: readonly Book[]) =>
  books.map(({ book: { title, description, subject, level, dir } }) => ({
    title,
    description,
    subject,
    level,
    to: withoutLocale(dir),
  }))

export const BookShelf = ({ books, headingLevel }: { books: ReturnType<typeof shelfOf>; headingLevel: 2 | 3 }) => {
  const { i18n } = useLingui()
  return (
    <div className="card-grid">
      {books.map(({ level, subject, ...book }) => (
        <BookCard
          key={book.to}
          {...book}
          subject={subject}
          levelLabel={i18n._(levelNames[level])}
          subjectLabel={i18n._(subjectNames[subject])}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  )
}
