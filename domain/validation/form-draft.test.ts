import { expect, test } from 'vitest'
import { draftOf, type FilledField } from './form-draft.ts'

const field = (changes: Partial<FilledField>): FilledField => ({ name: 'field', type: 'text', autocomplete: '', value: 'typed', isChosen: false, ...changes })

test.each([
  ['a text', field({}), true],
  ['an e-mail address', field({ type: 'email', autocomplete: 'username' }), true],
  ['a choice in a list', field({ type: 'select-one' }), true],
  ['a long text', field({ type: 'textarea' }), true],
  ['a box that is ticked', field({ type: 'checkbox', isChosen: true }), true],
  ['a box that is not', field({ type: 'checkbox' }), false],
  ['a choice that is made', field({ type: 'radio', isChosen: true }), true],
  ['a choice that is not', field({ type: 'radio' }), false],
  ['nothing', field({ value: '' }), false],
  ['a field without a name', field({ name: '' }), false],
  ['a password', field({ type: 'password' }), false],
  ['a password that is shown', field({ autocomplete: 'current-password' }), false],
  ['a new password that is shown', field({ autocomplete: 'section-a new-password' }), false],
  ['a card number', field({ autocomplete: 'cc-number' }), false],
  ['the code of a card', field({ autocomplete: 'billing cc-csc' }), false],
  ['a code that serves once', field({ autocomplete: 'one-time-code' }), false],
  ['a file', field({ type: 'file' }), false],
  ['what the page sends by itself', field({ type: 'hidden' }), false],
  ['a button', field({ type: 'submit' }), false],
])('%s is kept: %#', (_, given, isKept) => {
  expect(draftOf([given])).toEqual(isKept ? [['field', given.value]] : [])
})

test('fields of the same name are kept in their order', () => {
  const boxes = ['a', 'b', 'c'].map((value) => field({ type: 'checkbox', value, isChosen: value !== 'b' }))
  expect(draftOf(boxes)).toEqual([['field', 'a'], ['field', 'c']])
})
