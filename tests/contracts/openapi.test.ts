/** The document of the API: right by the OpenAPI 3.1 schema, and of every call that the API answers. */
import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from '../../adapters/server/api/make-api.ts'
import { errorTable } from '../../adapters/server/api/error-table.ts'
import { makeSite } from './a-site.ts'

const documentSchema = v.looseObject({
  openapi: v.literal('3.1.0'),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        operationId: v.string(),
        summary: v.string(),
        requestBody: v.optional(v.object({ required: v.boolean(), content: v.object({ 'application/json': v.object({ schema: v.looseObject({}) }) }) })),
        responses: v.record(v.string(), v.looseObject({ description: v.string() })),
      }),
    ),
  ),
})

const read = async () => {
  const answer = await makeSite().api.request('/api/openapi.json')
  return v.parse(documentSchema, await answer.json())
}

test('is a right document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...(await read()) })
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('has every route that the API answers', async () => {
  const { paths } = await read()
  const documented = Object.entries(paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
  const answered = makeSite()
    .api.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')}`)
  expect(documented.toSorted()).toEqual([...new Set(answered)].toSorted())
  expect(documented.length).toBeGreaterThan(40)
})

test('names each operation once, and says what each one does', async () => {
  const operations = Object.values((await read()).paths).flatMap((path) => Object.values(path))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(operations.filter(({ summary }) => !summary.endsWith('.'))).toEqual([])
})

test('describes what a call takes by the schema that reads it', async () => {
  const { paths } = await read()
  expect(paths['/orders']?.['post']?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    properties: { planId: { type: 'string', maxLength: 100 }, immediateAccess: { type: 'boolean' }, idempotencyKey: { type: 'string', minLength: 8 } },
    required: ['planId', 'couponCode', 'immediateAccess', 'idempotencyKey'],
  })
  expect(paths['/auth/sign-up']?.['post']?.requestBody?.content['application/json'].schema).toMatchObject({
    properties: { email: {}, emailConfirmation: {}, password: {}, passwordConfirmation: {}, conditions: {} },
  })
})

test('says which refusals a call gives, by their statuses', async () => {
  const { paths } = await read()
  expect(Object.keys(paths['/newsletter/subscribe']?.['post']?.responses ?? {}).toSorted()).toEqual(['200', '400', '403', '413', '422', '429', '500', '503'])
  expect(Object.keys(paths['/profile']?.['get']?.responses ?? {}).toSorted()).toEqual(['200', '401', '500', '503'])
})

test('every refusal of the table is given by a call, or may be met by any', () => {
  const anywhere = [
    'not-logged-in',
    'profiling-needed',
    'parent-needed',
    'too-many-requests',
    'request-malformed',
    'request-too-large',
    'other-site-refused',
    'route-not-found',
    'service-failed',
    'service-busy',
  ]
  const given = new Set<string>([...anywhere, ...endpoints.flatMap(({ refusals }) => refusals)])
  expect(Object.keys(errorTable).filter((type) => !given.has(type))).toEqual([])
})
