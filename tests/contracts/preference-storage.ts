import { describe, expect, test } from 'vitest'
import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'

export const describePreferenceStorageContract = (name: string, makeSubject: () => PreferenceStorage): void => {
  describe(`PreferenceStorage: ${name}`, () => {
    test('what was never written is not known', () => {
      expect(makeSubject().read('locale')).toBeNull()
    })

    test.each(['en', '', '{"a":1}'])('%j is remembered by its key', (value) => {
      const preferences = makeSubject()
      preferences.write('locale', value)
      expect(preferences.read('locale')).toBe(value)
      expect(preferences.read('country')).toBeNull()
    })

    test('what is erased is not known any more, and what was never there is erased already', () => {
      const preferences = makeSubject()
      preferences.write('locale', 'fr')
      preferences.write('country', 'SN')
      preferences.erase('locale')
      preferences.erase('theme')
      expect(preferences.read('locale')).toBeNull()
      expect(preferences.read('country')).toBe('SN')
    })

    test('the last value counts', () => {
      const preferences = makeSubject()
      preferences.write('locale', 'fr')
      preferences.write('locale', 'en')
      expect(preferences.read('locale')).toBe('en')
    })
  })
}
