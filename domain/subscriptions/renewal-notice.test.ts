import { expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { renewalNotice, renewalNoticeWindow } from './renewal-notice.ts'

const day = (date: string) => Date.parse(`${date}T12:00:00Z`)
const at = (moment: string) => Date.parse(moment)
const facts = subscriptionFacts({ endsAt: day('2027-11-21') })
const [from, to] = [at('2027-08-21T11:00Z'), at('2027-10-21T11:00Z')]

test.each([
  ['2027-11-21T12:00+01:00', '2027-08-21T12:00+02:00', '2027-10-21T12:00+02:00'],
  ['2027-01-15T12:00+01:00', '2026-10-15T12:00+02:00', '2026-12-15T12:00+01:00'],
  ['2027-05-31T12:00+02:00', '2027-02-28T12:00+01:00', '2027-04-30T12:00+02:00'],
  ['2028-03-31T12:00+02:00', '2027-12-31T12:00+01:00', '2028-02-29T12:00+01:00'],
  ['2027-04-01T00:30+02:00', '2027-01-01T00:30+01:00', '2027-03-01T00:30+01:00'],
  ['2026-12-31T23:30Z', '2026-09-30T22:30Z', '2026-11-30T23:30Z'],
])('a year that ends at %s is announced from %s to %s', (end, first, last) => {
  expect(renewalNoticeWindow({ renews: 'yearly', endsAt: at(end) })).toEqual({ from: at(first), to: at(last) })
})

test.each([
  ['monthly', { renews: 'monthly', endsAt: day('2027-11-21') }],
  ['quarterly', { renews: 'quarterly', endsAt: day('2027-11-21') }],
  ['paid once', { renews: null, endsAt: day('2027-11-21') }],
  ['for life', { renews: 'yearly', endsAt: null }],
] as const)('a subscription %s is not announced', (_, term) => {
  expect(renewalNoticeWindow(term)).toBeNull()
  expect(renewalNotice({ ...facts, ...term }, { now: from, sentAt: null })).toBe('none')
})

test.each([
  ['in a term of before 1970, when none went', { paidAt: day('1969-01-31'), endsAt: day('1970-01-31') }, day('1969-11-30'), null, 'due'],
  ['just before three months before the end', {}, from - 1, null, 'early'],
  ['three months before', {}, from, null, 'due'],
  ['one month before', {}, to, null, 'due'],
  ['later than one month before', {}, to + 1, null, 'late'],
  ['just before the end', {}, day('2027-11-21') - 1, null, 'late'],
  ['at the end', {}, day('2027-11-21'), null, 'none'],
  ['once it went', {}, to, from, 'sent'],
  ['once it went late', {}, to + 2, to + 1, 'sent'],
  ['when last year’s went', {}, from, from - 1, 'due'],
  ['when last year’s went, too early', {}, from - 1, day('2026-10-01'), 'early'],
  ['when it was cancelled', { cancelledAt: day('2027-01-01') }, from, null, 'none'],
  ['when it was cancelled after the notice', { cancelledAt: day('2027-09-01') }, to, from, 'none'],
  ['when it was refunded', { refundedAt: day('2026-12-01') }, from, null, 'none'],
  ['when it is not paid', { paidAt: null }, from, null, 'none'],
] as const)('%s, the notice is as it should be', (_, changes, now, sentAt, expected) => {
  expect(renewalNotice({ ...facts, ...changes }, { now, sentAt })).toBe(expected)
})
