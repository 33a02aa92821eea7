import { expect, test } from 'vitest'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import type { FilledField } from '../../domain/validation/form-draft.ts'
import { makeFormDrafts } from './form-drafts.ts'

const field = (name: string, value: string, type = 'text'): FilledField => ({ name, type, autocomplete: '', value, isChosen: false })
const drafting = (session = new InMemoryPreferenceStorage()) => ({ session, drafts: makeFormDrafts({ session }) })

test('what was typed is found again, page by page and form by form', () => {
  const { session, drafts } = drafting()
  drafts.keep('/mon-compte', 0, [field('firstname', 'Léa')])
  drafts.keep('/mon-compte', 2, [field('city', 'Dakar')])
  drafts.keep('/mon-compte/supprimer', 0, [field('reason', 'vacances')])
  const later = makeFormDrafts({ session })
  expect(later.recall('/mon-compte')).toEqual(new Map([[0, [['firstname', 'Léa']]], [2, [['city', 'Dakar']]]]))
  expect(later.found.get()).toBe('/mon-compte')
  later.forgetFound()
  expect(later.found.get()).toBeNull()
  expect(later.recall('/premium')).toEqual(new Map())
  expect(later.found.get()).toBeNull()
})

test('what was sent is forgotten, and only that', () => {
  const { drafts } = drafting()
  drafts.keep('/mon-compte', 0, [field('firstname', 'Léa')])
  drafts.keep('/mon-compte/profil', 0, [field('reason', 'vacances')])
  drafts.forget('/mon-compte')
  expect(drafts.recall('/mon-compte').size).toBe(0)
  expect(drafts.recall('/mon-compte/profil').size).toBe(1)
  drafts.forgetAll()
  expect(drafts.recall('/mon-compte/profil').size).toBe(0)
})

test.each(['/login', '/signup/signup-form', '/qui-revise/parent'])('the form of %s, after which somebody else may be there, is not kept', (path) => {
  const { drafts } = drafting()
  drafts.keep(path, 0, [field('email', 'lea@example.org')])
  expect(drafts.recall(path).size).toBe(0)
})

test('a form with nothing to keep leaves nothing behind', () => {
  const { session, drafts } = drafting()
  drafts.keep('/mon-compte', 0, [field('password', 'secret', 'password')])
  expect(session.read('formDrafts')).toBeNull()
})

test.each(['', '{', '[]', '{"/mon-compte#0":[["a"]]}'])('%j in the storage counts as no draft', (stored) => {
  const { session, drafts } = drafting()
  session.write('formDrafts', stored)
  expect(drafts.recall('/mon-compte').size).toBe(0)
})
