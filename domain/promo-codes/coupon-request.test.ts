import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseCouponRequest } from './coupon-request.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `plan-${index}`)
const longIds = ids(50).map((id) => id.padEnd(100, 'x'))
const request = { code: 'BIENVENUE', planIds: ['solo-yearly', 'family-yearly'] }

describe('a coupon request is read', () => {
  test.each([
    ['as JSON', request],
    ['with a code as people type it', { ...request, code: ' bienvenue\n' }],
    ['with the plans in one text', { ...request, planIds: 'solo-yearly,family-yearly' }],
    ['with blanks around the plans', { ...request, planIds: ' solo-yearly , family-yearly' }],
    ['with a plan named twice', { ...request, planIds: ['solo-yearly', 'family-yearly', 'solo-yearly'] }],
    ['with several texts of several plans', { ...request, planIds: ['solo-yearly,family-yearly', 'family-yearly'] }],
  ])('%s', (_, input) => {
    expect(parseCouponRequest(input)._unsafeUnwrap()).toEqual(request)
  })

  test.each([
    ['the longest code', { ...request, code: 'x'.repeat(100) }, { ...request, code: 'X'.repeat(100) }],
    ['the longest plan', { ...request, planIds: ['x'.repeat(100)] }, { ...request, planIds: ['x'.repeat(100)] }],
    ['the most plans of the longest names in one text', { ...request, planIds: longIds.join() }, { ...request, planIds: longIds }],
    ['the most plans', { ...request, planIds: ids(50) }, { ...request, planIds: ids(50) }],
    ['the most plans in one text', { ...request, planIds: ids(50).join() }, { ...request, planIds: ids(50) }],
  ])('with %s', (_, input, expected) => {
    expect(parseCouponRequest(input)._unsafeUnwrap()).toEqual(expected)
  })
})

describe('a coupon request is refused', () => {
  test.each([
    ['without a code', { planIds: ['a'] }, 'code', 'missing'],
    ['without plans', { code: 'A' }, 'planIds', 'missing'],
    ['with a blank code', { ...request, code: ' \n' }, 'code', 'invalid'],
    ['with a code that is too long', { ...request, code: 'x'.repeat(101) }, 'code', 'invalid'],
    ['with a code that is a number', { ...request, code: 12 }, 'code', 'invalid'],
    ['for no plan', { ...request, planIds: [] }, 'planIds', 'invalid'],
    ['for a plan without a name', { ...request, planIds: '' }, 'planIds.0', 'invalid'],
    ['for a plan without a name among others', { ...request, planIds: 'a,,b' }, 'planIds.1', 'invalid'],
    ['for a plan with too long a name', { ...request, planIds: ['a', 'x'.repeat(101)] }, 'planIds.1', 'invalid'],
    ['for too many plans', { ...request, planIds: ids(51) }, 'planIds', 'invalid'],
    ['for too many plans in one text', { ...request, planIds: ids(51).join() }, 'planIds', 'invalid'],
    ['for too long a text of plans', { ...request, planIds: `${'a,'.repeat(2525)}a` }, 'planIds', 'invalid'],
    ['for a number', { ...request, planIds: 3 }, 'planIds', 'invalid'],
    ['with a field that nobody knows', { ...request, country: 'FR' }, 'country', 'unknown'],
  ])('%s', (_, input, field, fault) => {
    expect(parseCouponRequest(input)._unsafeUnwrapErr()).toEqual({ type: 'coupon-request-malformed', faults: [{ field, fault }] })
  })

  test('for a plan that is no text', () => {
    expect(parseCouponRequest({ ...request, planIds: ['a', 3] })._unsafeUnwrapErr().type).toBe('coupon-request-malformed')
  })
})

test('whatever is sent as a coupon request is read or refused', () => {
  expectNeverThrows(parseCouponRequest, request)
}, 30_000)
