import { expect, test } from 'vitest'
import { metropolitanMonth, schoolYearBegan } from './school-year.ts'

const beganIn = (year: number) => Date.UTC(year, 7, 31, 22)

test.each([
  ['in November', Date.UTC(2026, 10, 21), 2026],
  ['in June', Date.UTC(2026, 5, 30), 2025],
  ['on the last evening of August', Date.UTC(2026, 7, 31, 21, 59, 59, 999), 2025],
  ['at midnight in France, when it is still August in UTC', beganIn(2026), 2026],
  ['on New Year’s Eve in UTC, when it is the new year in France', Date.UTC(2026, 11, 31, 23, 30), 2026],
])('the school year of a moment %s began on 1 September: %i, %i', (_, now, year) => {
  expect(schoolYearBegan(now)).toBe(beganIn(year))
})

test.each([
  [Date.UTC(2026, 10, 30, 22, 59), 11],
  [Date.UTC(2026, 10, 30, 23), 12],
  [Date.UTC(2026, 11, 31, 23), 1],
])('the month of %i in France is %i', (now, month) => {
  expect(metropolitanMonth(now)).toBe(month)
})
