import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { birthDateSchema, earliestBirthDate, isCalendarDate, latestDay } from './birth-date.ts'
import { formParserOf } from './form-refusals.ts'

const today = '2026-11-21'
const parse = formParserOf(v.object({ birthdate: birthDateSchema(today) }))

test.each([
  ['the first day that is allowed', '1920-01-01', '1920-01-01'],
  ['today', '2026-11-21', '2026-11-21'],
  ['a leap day', '2012-02-29', '2012-02-29'],
  ['a leap day of a year that 400 divides', '2000-02-29', '2000-02-29'],
  ['the last day of a year', '2011-12-31', '2011-12-31'],
  ['a date in French order', '21/11/2010', '2010-11-21'],
  ['a date in French order without zeros', '1/2/2010', '2010-02-01'],
  ['a date with blanks around it', ' 2010-11-21 ', '2010-11-21'],
])('%s is accepted', (_, typed, read) => {
  expect(parse({ birthdate: typed })._unsafeUnwrap()).toEqual({ birthdate: read })
})

test.each([
  ['nothing', undefined, 'field-required'],
  ['an empty field', '', 'field-required'],
  ['blanks', '  ', 'field-required'],
  ['a number', 20101121, 'field-required'],
  ['the day before the limit', '1919-12-31', 'birth-date-too-early'],
  ['the day before the limit in French order', '31/12/1919', 'birth-date-too-early'],
  ['tomorrow', '2026-11-22', 'birth-date-in-the-future'],
  ['next year', '2027-01-01', 'birth-date-in-the-future'],
  ['29 February of an ordinary year', '2023-02-29', 'birth-date-invalid'],
  ['29 February of 1900', '1900-02-29', 'birth-date-invalid'],
  ['31 April', '2010-04-31', 'birth-date-invalid'],
  ['31 April in French order', '31/04/2010', 'birth-date-invalid'],
  ['a thirteenth month', '2010-13-01', 'birth-date-invalid'],
  ['US order', '11/21/2010', 'birth-date-invalid'],
  ['month zero', '2010-00-10', 'birth-date-invalid'],
  ['day zero', '2010-10-00', 'birth-date-invalid'],
  ['three digits for a day', '129/02/2012', 'birth-date-invalid'],
  ['five digits for a year', '29/02/20125', 'birth-date-invalid'],
  ['a year of two digits', '01/02/10', 'birth-date-invalid'],
  ['a year of five digits', '12010-01-01', 'birth-date-invalid'],
  ['a date of five year digits in French order', '01/01/20100', 'birth-date-invalid'],
  ['a day of three digits', '001/01/2010', 'birth-date-invalid'],
  ['a date with a time', '2010-11-21T00:00', 'birth-date-invalid'],
  ['words', 'hier', 'birth-date-invalid'],
])('%s is refused', (_, typed, refusal) => {
  expect(parse({ birthdate: typed })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { birthdate: refusal } })
})

test('the limit is 1 January 1920', () => {
  expect(earliestBirthDate).toBe('1920-01-01')
})

test.each(['2010-1-01', '2010-01-1', ' 2010-01-01', '2010-01-01 ', '0099-01-01', 'abcd2010-01-01', '2010-01-01abcd'])('%j is no day of the calendar', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

test('every day from 1920 to 2026 is a day of the calendar, and reads the same in either order', () => {
  const days = fc.date({ min: new Date(Date.UTC(1920, 0, 1)), max: new Date(Date.UTC(2026, 10, 21)), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      const french = iso.split('-').toReversed().join('/')
      expect(isCalendarDate(iso)).toBe(true)
      expect(parse({ birthdate: french })._unsafeUnwrap().birthdate).toBe(iso)
    }),
  )
})

test('an empty field is refused as such, whoever reads the schema', () => {
  const { issues } = v.safeParse(birthDateSchema(today), '')
  expect(issues?.[0].message).toBe('field-required')
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parse, { birthdate: '2012-02-29' })
})

test.each([
  [Date.UTC(2026, 10, 21, 9, 59), '2026-11-21'],
  [Date.UTC(2026, 10, 21, 10), '2026-11-22'],
])('at %i the latest day on earth is %s', (now, day) => {
  expect(latestDay(now)).toBe(day)
})
