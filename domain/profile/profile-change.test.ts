import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseProfileChange } from './profile-change.ts'

const today = '2026-11-21'
const parse = (typed: unknown) => parseProfileChange(typed, today)
const all = {
  firstname: 'Léa',
  lastname: 'Diop',
  username: 'lea',
  birthdate: '2010-11-21',
  country: { valueId: 'france' },
  accessType: { value: 'student' },
  currentDegree: { value: 'bac' },
  levelOfEducation: { value: 'terminale' },
  region: 'FR',
  interests: ['mathematiques', 'bac'],
  avatar: 'owl',
  orientationDone: ['explore-parcoursup'],
}

test.each([
  ['every field', all, all],
  ['no field', {}, {}],
  ['one field', { firstname: 'Léa' }, { firstname: 'Léa' }],
  ['blanks around a name', { firstname: ' Léa-Rose  ' }, { firstname: 'Léa-Rose' }],
  ['a name of 100 letters', { lastname: 'x'.repeat(100) }, { lastname: 'x'.repeat(100) }],
  ['a name in another script', { firstname: 'ليلى 🐝' }, { firstname: 'ليلى 🐝' }],
  ['a birth date as one types it', { birthdate: '21/11/2010' }, { birthdate: '2010-11-21' }],
  ['a birth date of today', { birthdate: today }, { birthdate: today }],
  ['interests in any order, each once', { interests: ['bac', 'mathematiques', 'bac'] }, { interests: ['mathematiques', 'bac'] }],
  ['no interest', { interests: [] }, { interests: null }],
  ['the earliest birth date', { birthdate: '1920-01-01' }, { birthdate: '1920-01-01' }],
])('%s is read', (_, typed, read) => {
  expect(parse(typed)._unsafeUnwrap()).toEqual(read)
})

test.each(Object.keys(all))('%s is taken away by null', (field) => {
  expect(parse({ [field]: null })._unsafeUnwrap()).toEqual({ [field]: null })
})

test.each(['firstname', 'lastname', 'username', 'birthdate', 'region'])('%s is taken away by a field left blank', (field) => {
  expect(parse({ [field]: ' ' })._unsafeUnwrap()).toEqual({ [field]: null })
})

test.each(['products', 'plans', 'hasFamilyPlan', 'email', 'family', 'featureFlags', 'refreshProfiling', 'profiledAt', 'profilingSteps', 'emailConfirmed', 'id', 'passwordHash', 'shoeSize'])(
  'a change of %s refuses the whole, by its name',
  (field) => {
    expect(parse({ ...all, [field]: null })._unsafeUnwrapErr()).toEqual({ type: 'profile-change-malformed', faults: [{ field, fault: 'unknown' }] })
  },
)

test('the names that every object has change nothing', () => {
  const typed: unknown = JSON.parse('{"firstname":"Léa","__proto__":{"products":["alveole"]},"constructor":{"prototype":{"email":"x"}}}')
  const read = parse(typed).unwrapOr({})
  expect(Object.keys(read).filter((name) => name !== 'firstname')).toEqual([])
  expect('products' in read).toBe(false)
})

test.each([
  ['firstname', 4, 'firstname'],
  ['firstname', 'x'.repeat(101), 'firstname'],
  ['avatar', 'unicorn', 'avatar'],
  ['interests', ['astrology'], 'interests.0'],
  ['interests', Array.from({ length: 17 }, () => 'bac'), 'interests'],
  ['orientationDone', 'write-cv', 'orientationDone'],
  ['lastname', 'Diop\nBcc: max@example.org', 'lastname'],
  ['username', 'lea\u0000', 'username'],
  ['username', '\ud800', 'username'],
  ['region', ['FR'], 'region'],
  ['country', 'france', 'country'],
  ['country', { valueId: '' }, 'country.valueId'],
  ['accessType', { value: 'x'.repeat(101) }, 'accessType.value'],
  ['currentDegree', { value: 4 }, 'currentDegree.value'],
  ['birthdate', 20101121, 'birthdate'],
  ['birthdate', ' '.repeat(101), 'birthdate'],
])('%s as %o is refused', (name, value, field) => {
  expect(parse({ [name]: value })._unsafeUnwrapErr()).toEqual({ type: 'profile-change-malformed', faults: [{ field, fault: 'invalid' }] })
})

test('a field more within a choice is refused', () => {
  expect(parse({ levelOfEducation: { value: 'sup', label: 'x' } })._unsafeUnwrapErr()).toEqual({
    type: 'profile-change-malformed',
    faults: [{ field: 'levelOfEducation.label', fault: 'unknown' }],
  })
})

test.each([
  ['no day of the calendar', '2023-02-29', 'birth-date-invalid'],
  ['too early', '1919-12-31', 'birth-date-too-early'],
  ['tomorrow', '2026-11-22', 'birth-date-in-the-future'],
])('a birth date that is %s is refused as in a form', (_, birthdate, refusal) => {
  expect(parse({ ...all, birthdate })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { birthdate: refusal } })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parse, all)
})
