import { type ChapterAccess, chapterAccess } from '../../domain/content/book-tree.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { isPremium, type Profile } from '../../domain/profile/profile.ts'

/** What somebody sees of a chapter: free to all, open to a subscriber, else locked. */
export const openAccess = (course: Pick<ContentDocument, 'isFree'>, profile: Profile | null): ChapterAccess =>
  chapterAccess(course, isPremium(profile))
