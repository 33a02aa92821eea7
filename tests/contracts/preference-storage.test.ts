import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LocalPreferenceStorage } from '../../adapters/storage/local-preference-storage.ts'
import { describePreferenceStorageContract } from './preference-storage.ts'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const fakeStorage = () => {
  const values = new Map<string, string>()
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) }
}

afterEach(() => vi.unstubAllGlobals())

describe('in a browser that lets sites remember', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

  describePreferenceStorageContract('local storage', () => new LocalPreferenceStorage())
})

describe('where nothing may be remembered', () => {
  test.each([
    ['in a browser that forbids storage', { getItem: forbidden, setItem: forbidden }],
    ['in a browser whose storage is full', { ...fakeStorage(), setItem: forbidden }],
    ['where there is no storage at all', undefined],
  ])('%s, what is written is forgotten and nothing breaks', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    const preferences = new LocalPreferenceStorage()
    preferences.write('locale', 'en')
    expect(preferences.read('locale')).toBeNull()
  })

  test('a browser that forbids the very name of its storage breaks nothing', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden })
    try {
      const preferences = new LocalPreferenceStorage()
      preferences.write('locale', 'en')
      expect(preferences.read('locale')).toBeNull()
    } finally {
      if (before) Object.defineProperty(globalThis, 'localStorage', before)
      else Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })
})
