import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localPreferences, sessionPreferences } from '../../adapters/storage/browser-storage.ts'
import { describePreferenceStorageContract } from './preference-storage.ts'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const fakeStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('in a browser that lets sites remember', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage())
    vi.stubGlobal('sessionStorage', fakeStorage())
  })

  describePreferenceStorageContract('local storage', localPreferences)
  describePreferenceStorageContract('session storage', sessionPreferences)

  test('what is remembered for a session is not remembered for good', () => {
    sessionPreferences().write('seen', 'true')
    expect(localPreferences().read('seen')).toBeNull()
    expect(sessionPreferences().read('seen')).toBe('true')
  })
})

describe('where nothing may be remembered', () => {
  test.each([
    ['in a browser that forbids storage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ['in a browser whose storage is full', { ...fakeStorage(), setItem: forbidden }],
    ['where there is no storage at all', undefined],
  ])('%s, what is written is forgotten and nothing breaks', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    const preferences = localPreferences()
    preferences.write('locale', 'en')
    preferences.erase('locale')
    expect(preferences.read('locale')).toBeNull()
  })

  test('a browser that forbids the very name of its storage breaks nothing', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden })
    try {
      const preferences = localPreferences()
      preferences.write('locale', 'en')
      expect(preferences.read('locale')).toBeNull()
    } finally {
      if (before) Object.defineProperty(globalThis, 'localStorage', before)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })
})
