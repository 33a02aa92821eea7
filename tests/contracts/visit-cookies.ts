import { describe, expect, test } from 'vitest'
import type { VisitCookies } from '../../application/ports/visit-cookies.ts'

const cookie = (name: string, value: string) => ({ name, value, maxAge: 60, path: '/' }) as const

export const describeVisitCookiesContract = (name: string, makeSubject: () => VisitCookies): void => {
  describe(`VisitCookies: ${name}`, () => {
    test('what was never set is not known', () => {
      expect(makeSubject().read('utm_id')).toBeNull()
      expect(makeSubject().names()).toEqual([])
    })

    test.each(['42', 'été 2026', 'a;b=c', '%41'])('%j is given back as it was set', (value) => {
      const cookies = makeSubject()
      cookies.write(cookie('utm_id', value))
      expect(cookies.read('utm_id')).toBe(value)
      expect(cookies.names()).toEqual(['utm_id'])
    })

    test('the last value counts, and what is erased is gone', () => {
      const cookies = makeSubject()
      cookies.write(cookie('utm_id', '1'))
      cookies.write(cookie('utm_id', '2'))
      cookies.write(cookie('utm_campaign', 'bac'))
      expect(cookies.read('utm_id')).toBe('2')
      cookies.erase('utm_id')
      expect(cookies.names()).toEqual(['utm_campaign'])
    })
  })
}
