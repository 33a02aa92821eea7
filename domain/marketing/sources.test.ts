import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { currentSources, initialSources, marketingSourceFields, parseMarketingSources, sourcesOfQuery } from './sources.ts'

const letter = { utm_source: 'lettre', gclid: 'x' }
const poster = { utm_source: 'affiche' }

test('seventeen parameters are kept', () => {
  expect(marketingSourceFields.join(' ')).toBe(
    'utm_id utm_source utm_medium utm_campaign utm_term utm_content dclid fbclid gbraid gclid ko_click_id li_fat_id ' +
      'msclkid rtd_cid ttclid twclid wbraid',
  )
  expect(marketingSourceFields).toHaveLength(17)
})

describe('the sources of a visit', () => {
  test('are all the parameters that are kept', () => {
    const whole = Object.fromEntries(marketingSourceFields.map((field) => [field, `value of ${field}`]))
    expect(sourcesOfQuery(`?${new URLSearchParams(whole)}`)).toEqual(whole)
  })

  test.each([
    ['no query', '', {}],
    ['a bare question mark', '?', {}],
    ['parameters that say something else', '?page=2&utm=x&UTM_ID=4', {}],
    ['a parameter among others', '?page=2&utm_source=lettre', { utm_source: 'lettre' }],
    ['a query without its question mark', 'utm_source=lettre', { utm_source: 'lettre' }],
    ['a parameter twice: the first counts', '?utm_id=1&utm_id=2', { utm_id: '1' }],
    ['a parameter twice, first empty', '?utm_id=&utm_id=2', {}],
    ['an empty value', '?utm_id=&gclid', {}],
    ['blanks', '?utm_id=+%20', {}],
    ['control characters', '?utm_id=a%00b%0D%0Ac%7F%C2%85', { utm_id: 'abc' }],
    ['nothing but control characters', '?utm_id=%00%1F', {}],
    ['accents and signs', '?utm_campaign=Rentr%C3%A9e+%26+No%C3%ABl', { utm_campaign: 'Rentrée & Noël' }],
    ['a value of 500 characters', `?gclid=${'x'.repeat(500)}`, { gclid: 'x'.repeat(500) }],
    ['a value of 501 characters', `?gclid=${'x'.repeat(501)}&utm_id=1`, { utm_id: '1' }],
    ['what cannot be decoded', '?utm_id=%E0%A4', { utm_id: '\uFFFD' }],
  ])('with %s', (_, query, expected) => {
    expect(sourcesOfQuery(query)).toEqual(expected)
  })

  test('whatever the query, can be stored and read back', () => {
    const field = fc.constantFrom(...marketingSourceFields)
    fc.assert(
      fc.property(fc.array(fc.tuple(field, fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 30 })), { maxLength: 5 }), (pairs) => {
        const sources = sourcesOfQuery(pairs.map(([name, value]) => `${name}=${value}`).join('&'))
        expect(parseMarketingSources(JSON.stringify(sources))._unsafeUnwrap()).toEqual(sources)
      }),
    )
  })
})

describe('over several visits', () => {
  test.each([
    ['nothing kept, nothing brought', null, {}, null, null],
    ['nothing kept, the letter brought', null, letter, letter, letter],
    ['an empty list kept, nothing brought', {}, {}, null, {}],
    ['an empty list kept, the letter brought', {}, letter, letter, letter],
    ['the letter kept, nothing brought', letter, {}, letter, letter],
    ['the letter kept, the poster brought', letter, poster, letter, poster],
  ])('%s', (_, kept, visit, initial, current) => {
    expect(initialSources(kept, visit)).toEqual(initial)
    expect(currentSources(kept, visit)).toEqual(current)
  })
})

describe('stored sources', () => {
  test.each([
    ['some', '{"gclid":"x"}', { gclid: 'x' }],
    ['none', '{}', {}],
    ['one that the product does not know', '{"gclid":"x","page":"2"}', { gclid: 'x' }],
    ['the longest', JSON.stringify({ gclid: 'x'.repeat(500) }), { gclid: 'x'.repeat(500) }],
    ['as many characters as may be stored', '{}'.padEnd(60_000), {}],
  ])('are read: %s', (_, stored, expected) => {
    expect(parseMarketingSources(stored)._unsafeUnwrap()).toEqual(expected)
  })

  test.each([
    ['nothing', null, '', 'invalid'],
    ['no JSON', '{', '', 'invalid'],
    ['a list', '"x"', '', 'invalid'],
    ['more characters than may be stored', '{}'.padEnd(60_001), '', 'invalid'],
    ['an empty value', '{"gclid":""}', 'gclid', 'invalid'],
    ['a value that is no text', '{"utm_id":4}', 'utm_id', 'invalid'],
    ['a value that is too long', JSON.stringify({ gclid: 'x'.repeat(501) }), 'gclid', 'invalid'],
  ])('are refused: %s', (_, stored, field, fault) => {
    expect(parseMarketingSources(stored)._unsafeUnwrapErr()).toEqual({
      type: 'marketing-sources-malformed',
      faults: [{ field, fault }],
    })
  })

  test('of any shape are read or refused', () => {
    expectNeverThrows(parseMarketingSources, '{"gclid":"x"}')
  })

  test('of a click id in any shape, only a text of 1 to 500 characters is read', () => {
    const values = fc.oneof(fc.jsonValue(), fc.string({ minLength: 490, maxLength: 510 }), fc.string())
    fc.assert(
      fc.property(values, (gclid) => {
        const isRight = typeof gclid === 'string' && gclid.length >= 1 && gclid.length <= 500
        expect(parseMarketingSources(JSON.stringify({ gclid, page: gclid })).unwrapOr(null)).toEqual(isRight ? { gclid } : null)
      }),
    )
  })

  test('are read as bounded texts of known fields or refused, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.jsonValue().map((value) => JSON.stringify({ gclid: value }))), (stored) => {
        parseMarketingSources(stored).match(
          (sources) => {
            for (const [field, value] of Object.entries(sources)) {
              expect(marketingSourceFields).toContain(field)
              expect(value).toMatch(/^.{1,500}$/s)
            }
          },
          ({ type }) => expect(type).toBe('marketing-sources-malformed'),
        )
      }),
    )
  })
})
