import { parseCookie } from 'cookie'
import { describe, expect, test } from 'vitest'
import { makeCookies } from './cookies.ts'

const auth = { id: 'lea', token: 'a.b.c', refreshToken: 'r', exp: 1, expRefresh: 2 }

describe('the auth cookie', () => {
  test.each([
    ['over HTTPS', { isHttps: true, domain: null }, '__Host-alveole-auth=', ['Secure'], ['Domain']],
    ['over HTTPS with a domain', { isHttps: true, domain: 'alveole.example' }, 'alveole-auth=', ['Secure', 'Domain=alveole.example'], []],
    ['on this machine', { isHttps: false, domain: null }, 'alveole-auth=', [], ['Secure', 'Domain']],
  ])('%s has the name and the protection that go with it', (_, protection, name, present, absent) => {
    const header = makeCookies(protection).writeAuth(auth)
    expect(header.startsWith(name)).toBe(true)
    for (const attribute of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=158112000', ...present]) expect(header).toContain(`; ${attribute}`)
    for (const attribute of absent) expect(header).not.toContain(`; ${attribute}`)
  })

  test.each([true, false])('is read as it was written, over HTTPS: %s', (isHttps) => {
    const cookies = makeCookies({ isHttps, domain: null })
    expect(cookies.readAuth(parseCookie(cookies.writeAuth(auth).split(';')[0] ?? ''))).toEqual(auth)
  })

  test('of plain HTTP is no cookie of HTTPS', () => {
    const written = parseCookie(makeCookies({ isHttps: false, domain: null }).writeAuth(auth).split(';')[0] ?? '')
    expect(makeCookies({ isHttps: true, domain: null }).readAuth(written)).toBeNull()
  })
})

test.each(['clearAuth', 'clearVisitor'] as const)('%s takes the cookie away at once', (clear) => {
  expect(makeCookies({ isHttps: true, domain: null })[clear]()).toMatch(/^__Host-alveole-(auth|visitor)=; Max-Age=0;/)
})

test('the visitor cookie keeps as long as browsers allow', () => {
  const cookies = makeCookies({ isHttps: true, domain: null })
  const header = cookies.writeVisitor('visitor-1')
  expect(header).toContain('Max-Age=34560000')
  expect(cookies.readVisitor(parseCookie(header.split(';')[0] ?? ''))).toBe('visitor-1')
})
