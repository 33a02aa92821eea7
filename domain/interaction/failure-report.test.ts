import * as v from 'valibot'
import { expect, test } from 'vitest'
import { failureReportSchema, reportOfDefect, reportOfStatus } from './failure-report.ts'

const thrown = Object.assign(new TypeError('cannot read "lea@example.org"'), {
  stack: `TypeError: cannot read
    at read (https://alveole.example/assets/entry-a_b.js:1:234)
    at https://alveole.example/premium/secret-token?email=lea@example.org:3:4
more@https://alveole.example/assets/page-x.y.js:10:2`,
})

test('a defect tells what it is and where in the program, without values and addresses', () => {
  expect(reportOfDefect(thrown, '/reset/secret')).toEqual({
    kind: 'defect',
    status: null,
    name: 'TypeError',
    message: 'cannot read "…"',
    frames: ['assets/entry-a_b.js:1:234', 'assets/page-x.y.js:10:2'],
    area: '/reset',
  })
})

test('whatever is thrown can be told', () => {
  expect(reportOfDefect('lea@example.org', '/')).toEqual({ kind: 'defect', status: null, name: 'string', message: '', frames: [], area: '/' })
})

test('of a very deep stack the innermost calls are told', () => {
  const deep = Object.assign(new Error('deep'), { stack: Array.from({ length: 90 }, (_, line) => `at /assets/a.js:${line}:1`).join('\n') })
  const { frames } = reportOfDefect(deep, '/')
  expect([frames.length, frames[0]]).toEqual([20, 'assets/a.js:0:1'])
})

test.each([
  ['/newsletter/subscribe', '/newsletter/subscribe'],
  ['/newsletter/confirm/7f2a?x=lea', '/newsletter/confirm'],
  ['/orders/7F2A/confirm', '/orders/…'],
])('the call %s is told as %s', (call, name) => {
  expect(reportOfStatus('call', { status: 503, call }, '/faq')).toEqual({ kind: 'call', status: 503, name, message: '', frames: [], area: '/faq' })
})

test.each([
  ['/', '/'],
  ['/lea@example.org', '/'],
  ['/validatePayment/en-cours', '/validatePayment'],
  [`/${'a'.repeat(41)}`, '/'],
])('the page %s is told as %s', (path, area) => {
  expect(reportOfStatus('page', { status: 500, call: path }, path).area).toBe(area)
})

test('the service reads every report', () => {
  for (const report of [reportOfDefect(thrown, '/'), reportOfDefect(null, '/x'), reportOfStatus('page', { status: 410, call: '/x' }, '/x')]) {
    expect(v.parse(failureReportSchema, report)).toEqual(report)
  }
})

test.each([{ kind: 'other' }, { status: 200 }, { area: '/a/b' }, { frames: ['lea'] }, { message: 'x'.repeat(1001) }, { email: 'lea@example.org' }])(
  'anything else is refused: %o',
  (change) => {
    expect(v.is(failureReportSchema, { ...reportOfDefect(thrown, '/'), ...change })).toBe(false)
  },
)
