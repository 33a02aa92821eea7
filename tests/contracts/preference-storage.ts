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

    test('the last value counts', () => {
      const preferences = makeSubject()
      preferences.write('locale', 'fr')
      preferences.write('locale', 'en')
      expect(preferences.read('locale')).toBe('en')
    })
  })
}
