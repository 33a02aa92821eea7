import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFullProfile, aProfile } from '../../tests/builders/a-profile.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { avatars } from './avatars.ts'
import { interests } from './interests.ts'
import { orientationTasks } from './orientation-tasks.ts'
import { profilingStepNames } from './profiling-steps.ts'
import { emptyProfile, type Profile } from './profile.ts'
import { parseProfileEntries, toProfileEntries } from './profile-entries.ts'

const entry = (name: string, value: unknown) => ({ name, value })

test('each entry that the product knows is read', () => {
  expect(
    parseProfileEntries([
      entry('products', ['alveole', 'toeic']),
      entry('plans', [{ id: 'solo-yearly', startsAt: 1, endsAt: null }, { id: 'toeic-pack', startsAt: 1, endsAt: 2 }]),
      entry('hasFamilyPlan', true),
      entry('refreshProfiling', { step: 'level' }),
      entry('firstname', 'Léa'),
      entry('lastname', 'Diop'),
      entry('family', 'family-1'),
      entry('username', 'lea'),
      entry('email', 'lea@example.org'),
      entry('birthdate', '2010-11-21'),
      entry('featureFlags', { displayEmail: true, other: 3 }),
      entry('country', { valueId: 'france' }),
      entry('accessType', { value: 'student' }),
      entry('currentDegree', { value: 'bac' }),
      entry('levelOfEducation', { value: 'terminale' }),
      entry('region', 'FR'),
      entry('emailConfirmed', true),
      entry('interests', ['mathematiques', 'bac']),
      entry('avatar', 'owl'),
      entry('orientationDone', ['explore-parcoursup']),
      entry('profilingSteps', ['audience', 'level']),
      entry('profiledAt', 3),
      entry('child', { avatar: 'fox' }),
    ])._unsafeUnwrap(),
  ).toEqual(aFullProfile())
})

test('of nothing comes an empty profile', () => {
  expect(parseProfileEntries([])._unsafeUnwrap()).toEqual(emptyProfile)
})

test('entries without a value count as not sent', () => {
  const names = Object.keys(emptyProfile)
  expect(parseProfileEntries(names.map((name) => entry(name, null)))._unsafeUnwrap()).toEqual(emptyProfile)
  expect(parseProfileEntries(names.map((name) => ({ name, value: undefined })))._unsafeUnwrap()).toEqual(emptyProfile)
})

test('of two entries with one name the last counts, even when it is null', () => {
  const entries = [entry('firstname', 'Léa'), entry('region', 'SN'), entry('firstname', 'Max'), entry('region', null)]
  expect(parseProfileEntries(entries)._unsafeUnwrap()).toEqual({ ...emptyProfile, firstname: 'Max' })
})

test.each(['shoeSize', '__proto__', 'constructor', 'toString', ''])('the entry %j, which nobody knows, is left aside', (name) => {
  const read = parseProfileEntries([...toProfileEntries(aProfile()), entry(name, { email: 'max@example.org' })])._unsafeUnwrap()
  expect(read).toEqual(aProfile())
  expect(Object.keys(read)).toEqual(Object.keys(emptyProfile))
})

test('flags that do not name the e-mail leave it hidden', () => {
  expect(parseProfileEntries([entry('featureFlags', {})])._unsafeUnwrap().featureFlags).toEqual({ displayEmail: false })
})

const long = 'x'.repeat(513)

test.each([
  ['products', 'alveole', 'products'],
  ['products', [''], 'products.0'],
  ['products', [long], 'products.0'],
  ['products', Array.from({ length: 101 }, () => 'alveole'), 'products'],
  ['plans', {}, 'plans'],
  ['plans', [{ id: '', startsAt: 0, endsAt: null }], 'plans.0.id'],
  ['plans', [{ id: 'a', startsAt: Number.NaN, endsAt: null }], 'plans.0.startsAt'],
  ['plans', [{ id: 'a', startsAt: 0, endsAt: Infinity }], 'plans.0.endsAt'],
  ['plans', Array.from({ length: 101 }, () => ({ id: 'a', startsAt: 0, endsAt: null })), 'plans'],
  ['hasFamilyPlan', 'yes', 'hasFamilyPlan'],
])('%s as %o refuses the whole', (name, value, field) => {
  expect(parseProfileEntries([entry('firstname', 'Léa'), entry(name, value)])._unsafeUnwrapErr()).toEqual({
    type: 'profile-malformed',
    faults: [{ field, fault: 'invalid' }],
  })
})

test.each([
  ['refreshProfiling', true],
  ['refreshProfiling', {}],
  ['refreshProfiling', { step: null }],
  ['refreshProfiling', { step: '' }],
  ['refreshProfiling', { step: Number.NaN }],
  ['refreshProfiling', { step: Infinity }],
  ['refreshProfiling', { step: ['level'] }],
  ['firstname', ''],
  ['lastname', 4],
  ['family', []],
  ['username', long],
  ['email', long],
  ['birthdate', ''],
  ['birthdate', '2023-02-29'],
  ['birthdate', '2023-02-29T00:00:00.000Z'],
  ['birthdate', '2010-11-21Thursday'],
  ['birthdate', 'x2010-11-21T00:00'],
  ['birthdate', '2010-11-21T'],
  ['birthdate', `2010-11-21T${'0'.repeat(31)}`],
  ['birthdate', '2010-11-21T00:00 '],
  ['birthdate', 1],
  ['featureFlags', { displayEmail: 1 }],
  ['featureFlags', 'displayEmail'],
  ['country', { valueId: 33 }],
  ['country', { valueId: null }],
  ['accessType', 'student'],
  ['accessType', { value: null }],
  ['currentDegree', { value: '' }],
  ['levelOfEducation', { value: 6 }],
  ['levelOfEducation', {}],
  ['region', long],
  ['emailConfirmed', 'yes'],
  ['interests', 'bac'],
  ['interests', []],
  ['interests', ['astrology', 4, null]],
  ['interests', Array.from({ length: 101 }, () => 'bac')],
  ['avatar', 'unicorn'],
  ['orientationDone', ['rest']],
  ['profilingSteps', ['shoe-size']],
  ['profiledAt', '2026'],
  ['profiledAt', Infinity],
])('%s as %o counts as not sent, and the rest is read', (name, value) => {
  const entries = [entry('plans', aFullProfile().plans), entry(name, value)]
  expect(parseProfileEntries(entries)._unsafeUnwrap()).toEqual({ ...emptyProfile, plans: aFullProfile().plans })
})

test.each([
  ['refreshProfiling', { step: 3 }, { step: '3' }],
  ['refreshProfiling', { step: 0 }, { step: '0' }],
  ['birthdate', '2010-11-21T00:00:00.000Z', '2010-11-21'],
  ['birthdate', '2010-11-21T00:00:00+01:00', '2010-11-21'],
  ['birthdate', `2010-11-21T${'0'.repeat(30)}`, '2010-11-21'],
  ['featureFlags', { displayEmail: null }, { displayEmail: false }],
  ['email', 'x'.repeat(512), 'x'.repeat(512)],
  ['interests', ['bac', 'astrology', 'mathematiques', 'bac'], ['mathematiques', 'bac']],
  ['profilingSteps', ['level', 'audience'], ['audience', 'level']],
])('%s as %o is read as %o', (name, value, read) => {
  expect(parseProfileEntries([entry(name, value)])._unsafeUnwrap()).toEqual({ ...emptyProfile, [name]: read })
})

test.each([
  ['a plan without dates', [entry('plans', [{ id: 'a' }])], ['plans.0.startsAt', 'plans.0.endsAt']],
  ['an entry without a name', [{ value: 1 }], ['0.name']],
  ['an entry without a value', [{ name: 'email' }], ['0.value']],
  ['nothing', undefined, ['']],
])('%s is missing something', (_, entries, fields) => {
  expect(parseProfileEntries(entries)._unsafeUnwrapErr().faults).toEqual(fields.map((field) => ({ field, fault: 'missing' })))
})

test('the longest lists and texts are read', () => {
  const widest = [
    entry('products', Array.from({ length: 100 }, (_, index) => String(index))),
    entry('plans', Array.from({ length: 100 }, () => ({ id: 'a', startsAt: 0, endsAt: null }))),
    entry('email', 'x'.repeat(512)),
    ...Array.from({ length: 197 }, () => entry('other', 1)),
  ]
  expect(parseProfileEntries(widest).isOk()).toBe(true)
  expect(parseProfileEntries([...widest, entry('other', 1)])._unsafeUnwrapErr().faults).toEqual([{ field: '', fault: 'invalid' }])
})

test('what is not known is not written', () => {
  expect(toProfileEntries({ ...emptyProfile, firstname: 'Léa' })).toEqual([
    entry('products', []),
    entry('plans', []),
    entry('hasFamilyPlan', false),
    entry('firstname', 'Léa'),
    entry('emailConfirmed', false),
  ])
})

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const texts = fc.string({ minLength: 1, maxLength: 512 })
const times = fc.integer()
const choices = orNull(fc.record({ value: texts }))
const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })
const profiles: fc.Arbitrary<Profile> = fc.record({
  products: fc.array(texts, { maxLength: 10 }),
  plans: fc.array(fc.record({ id: texts, startsAt: times, endsAt: orNull(times) }), { maxLength: 10 }),
  hasFamilyPlan: fc.boolean(),
  refreshProfiling: orNull(fc.record({ step: texts })),
  firstname: orNull(texts),
  lastname: orNull(texts),
  family: orNull(texts),
  username: orNull(texts),
  email: orNull(texts),
  birthdate: orNull(fc.constantFrom('2010-11-21', '2012-02-29')),
  featureFlags: orNull(fc.record({ displayEmail: fc.boolean() })),
  country: orNull(fc.record({ valueId: texts })),
  accessType: choices,
  currentDegree: choices,
  levelOfEducation: choices,
  region: orNull(texts),
  emailConfirmed: fc.boolean(),
  interests: orNull(someOf(interests)),
  avatar: orNull(fc.constantFrom(...avatars)),
  orientationDone: orNull(someOf(orientationTasks)),
  profilingSteps: orNull(someOf(profilingStepNames)),
  profiledAt: orNull(times),
  child: orNull(fc.record({ avatar: fc.constantFrom(...avatars) })),
})

test('a profile read back from its entries, in any order, is the same', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const entries = toProfileEntries(profile)
      expect(parseProfileEntries(entries)._unsafeUnwrap()).toEqual(profile)
      expect(parseProfileEntries(entries.toReversed())._unsafeUnwrap()).toEqual(profile)
    }),
  )
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseProfileEntries, toProfileEntries(aFullProfile()))
})

test('a child whose face the product does not know is a child all the same', () => {
  expect(parseProfileEntries([entry('child', { avatar: 'dragon' })])._unsafeUnwrap().child).toEqual({ avatar: 'bee' })
})
