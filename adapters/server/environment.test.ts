import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('without any variable the product runs on this machine alone', () => {
  expect(readEnvironment({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', databaseUrl: null, siteUrl: null })
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'alveole.example'],
  ['API_BASE_URL', 'ftp://alveole.example'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['COUNTRY_HEADERS', 'a b'],
  ['COOKIE_DOMAIN', 'a;b'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with its name', (name, value) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(`The variable ${name} is wrong: it must be`)
})

test('addresses lose the slash at their end', () => {
  expect(readEnvironment({ SITE_URL: 'https://alveole.example/' }).siteUrl).toBe('https://alveole.example')
})
