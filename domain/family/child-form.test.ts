import { expect, test } from 'vitest'
import { avatars } from '../profile/avatars.ts'
import { parseChildForm } from './child-form.ts'

const form = { name: 'Zoé', avatar: 'fox', level: '6ème' }

test.each(['Zoé', 'Jean-Baptiste', 'Princesse 👑', 'é'.repeat(30), '😀'.repeat(30)])('a child may be called %s', (name) => {
  expect(parseChildForm({ ...form, name })._unsafeUnwrap().name).toBe(name)
})

test('blanks around a name are not part of it', () => {
  expect(parseChildForm({ ...form, name: '  Zoé ' })._unsafeUnwrap()).toEqual(form)
})

test.each(avatars)('a child may have the face of a %s', (avatar) => {
  expect(parseChildForm({ ...form, avatar })._unsafeUnwrap().avatar).toBe(avatar)
})

test('what is not asked is not kept', () => {
  expect(parseChildForm({ ...form, lastname: 'Diop', email: 'zoe@example.org', birthdate: '2015-01-01' })._unsafeUnwrap()).toEqual(form)
})

test.each([
  [{ name: '' }, { name: 'child-name-empty' }],
  [{ name: '   ' }, { name: 'child-name-empty' }],
  [{ name: undefined }, { name: 'child-name-empty' }],
  [{ name: 'é'.repeat(31) }, { name: 'child-name-refused' }],
  [{ name: 'zoe@example.org' }, { name: 'child-name-refused' }],
  [{ name: 'Zoé\nDiop' }, { name: 'child-name-refused' }],
  [{ avatar: 'dragon' }, { avatar: 'child-avatar-empty' }],
  [{ avatar: undefined }, { avatar: 'child-avatar-empty' }],
  [{ level: '7ème' }, { level: 'child-level-empty' }],
  [{ level: undefined, name: '' }, { level: 'child-level-empty', name: 'child-name-empty' }],
] as const)('%o is refused beside its field', (changes, fields) => {
  expect(parseChildForm({ ...form, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test.each([null, undefined, 'Zoé', 5])('%o is no form', (typed) => {
  expect(parseChildForm(typed).isErr()).toBe(true)
})
