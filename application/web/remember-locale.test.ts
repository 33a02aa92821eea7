import { expect, test } from 'vitest'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { makeRememberLocale } from './remember-locale.ts'

test('the chosen language is kept, the last one counts', () => {
  const preferences = new InMemoryPreferenceStorage()
  const rememberLocale = makeRememberLocale({ preferences })
  rememberLocale('en')
  expect(preferences.read('locale')).toBe('en')
  rememberLocale('fr')
  expect(preferences.read('locale')).toBe('fr')
})

test('a language that is kept already is not written again', () => {
  const writes: string[] = []
  const rememberLocale = makeRememberLocale({ preferences: { erase: () => {}, read: () => 'fr', write: (_, value) => void writes.push(value) } })
  rememberLocale('fr')
  rememberLocale('en')
  expect(writes).toEqual(['en'])
})
