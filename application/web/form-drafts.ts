import { atom, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import { changesReader } from '../../domain/navigation/offline-pages.ts'
import { draftOf, type FilledField, type FormDraft } from '../../domain/validation/form-draft.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'

const storageKey = 'formDrafts'

const draftsSchema = v.record(v.string(), v.array(v.tuple([v.string(), v.string()])))

/** What was typed in the forms of this tab and is not sent yet, by the page and the place of the form on it. */
export type FormDrafts = {
  readonly keep: (path: string, place: number, fields: readonly FilledField[]) => void
  /** The page whose forms were filled again, until the person has read that they were. */
  readonly found: ReadableAtom<string | null>
  readonly forgetFound: () => void
  /** The drafts of a page, by the place of the form. */
  readonly recall: (path: string) => ReadonlyMap<number, FormDraft>
  /** The form was sent. */
  readonly forget: (path: string) => void
  readonly forgetAll: () => void
}

/** Keeps what is typed until it is sent, for as long as the tab lives. */
export const makeFormDrafts = ({ session }: { session: PreferenceStorage }): FormDrafts => {
  const found = atom<string | null>(null)
  const read = (): Record<string, [string, string][]> => {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), draftsSchema), session.read(storageKey))
    return stored.success ? stored.output : {}
  }
  const write = (drafts: Record<string, FormDraft>) => session.write(storageKey, JSON.stringify(drafts))
  const isOf = (path: string) => (key: string) => key.startsWith(`${path}#`)
  return {
    found,
    forgetFound: () => found.set(null),
    keep: (path, place, fields) => {
      // Forms that open or end a session keep the e-mail alone, by other means.
      if (changesReader(path)) return
      const draft = draftOf(fields)
      if (draft.length > 0) write({ ...read(), [`${path}#${place}`]: draft })
    },
    recall: (path) => {
      const own = Object.entries(read()).filter(([key]) => isOf(path)(key))
      found.set(own.length > 0 ? path : null)
      return new Map(own.map(([key, draft]) => [Number(key.slice(path.length + 1)), draft]))
    },
    forget: (path) => write(Object.fromEntries(Object.entries(read()).filter(([key]) => !isOf(path)(key)))),
    forgetAll: () => write({}),
  }
}
