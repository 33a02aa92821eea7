import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCookies } from '../cookies.ts'
import { type FailedRequest, makeApi } from './make-api.ts'
import type { Service } from './service.ts'

const away = new Error('Connection terminated unexpectedly')

/** An API of which one call does what is asked here, and the failures that it reported. */
const apiWith = (findPlan: Service['findPlan']) => {
  const reported: { defect: unknown; request: FailedRequest }[] = []
  const service: Partial<Service> = { findPlan, isBusy: (defect) => defect === away }
  const api = makeApi({
    service: service as Service,
    cookies: makeCookies({ isHttps: false, domain: null }),
    siteUrl: null,
    countryHeaders: [],
    evaluationHeader: 'x-evaluation',
    version: '1.2.3',
    report: (defect, request) => reported.push({ defect, request }),
  })
  return { ask: async () => api.request('/api/productplans/solo-yearly', {}, { requestId: 'request-1' }), reported }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a defect is reported with the pattern and the id of the request, and shows nothing of itself', async () => {
  const defect = new Error('relation "plans" does not exist')
  const { ask, reported } = apiWith(() => Promise.reject(defect))
  const answer = await ask()
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ type: 'service-failed', summary: 'Une erreur est survenue, merci de réessayer plus tard.' })
  expect(reported).toEqual([{ defect, request: { method: 'GET', route: '/api/productplans/:planId', requestId: 'request-1' } }])
})

test('a database that is away is no defect: the caller is asked to come back', async () => {
  const { ask, reported } = apiWith(() => Promise.reject(away))
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ type: 'service-busy' })
  expect(reported).toEqual([])
})

test('an answer that takes longer than 25 seconds is not waited for', async () => {
  const { ask } = apiWith(() => new Promise(() => {}))
  let status: number | null = null
  const asked = ask().then((answer) => {
    status = answer.status
    return answer
  })
  await vi.advanceTimersByTimeAsync(24_999)
  expect(status).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect((await asked).status).toBe(503)
  expect((await asked).headers.get('retry-after')).toBe('5')
})
