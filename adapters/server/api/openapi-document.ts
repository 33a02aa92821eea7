import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { errorTable, type ServiceError } from './error-table.ts'

type Json = { [name: string]: unknown }

/** What a schema takes, without the transformations and checks that JSON Schema has no word for. */
const inputOf = (schema: v.GenericSchema): Json => {
  const { $schema: _, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return described
}

const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')

const pathParametersOf = (path: string): Json[] =>
  [...templateOf(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(name === 'path' ? { description: 'May hold slashes.' } : {}),
  }))

const queryParametersOf = (schema: v.GenericSchema): Json[] => {
  const { properties = {}, required = [] } = inputOf(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, described]) => ({ name, in: 'query', required: required.includes(name), schema: described }))
}

const headerParameters = (evaluationHeader: string): readonly Json[] => [
  { name: 'Accept-Language', in: 'header', schema: { type: 'string' }, description: 'The language of the summary of a refusal: fr or en.' },
  { name: 'Timezone', in: 'header', schema: { type: 'string' }, description: 'The caller’s time zone; times are milliseconds of UTC whatever it is.' },
  { name: evaluationHeader, in: 'header', schema: { type: 'string', enum: ['0', '1', 'false', 'true'] }, description: 'Whether the call only evaluates the product.' },
]

/** The refusals of a call by status: those that it names, and those that any call may meet. */
const refusalsOf = ({ refusals, access, forChildren, limit, body, form, method }: Endpoint): readonly ServiceError['type'][] => [
  ...refusals,
  ...(access === 'anyone' ? [] : (['not-logged-in'] as const)),
  ...(forChildren ? [] : (['parent-needed'] as const)),
  ...(access === 'profiled-member' ? (['profiling-needed'] as const) : []),
  ...(limit ? (['too-many-requests'] as const) : []),
  ...(body || form ? (['request-malformed', 'request-too-large'] as const) : []),
  ...(method === 'get' ? [] : (['other-site-refused'] as const)),
  'service-failed',
  'service-busy',
]

const refusalResponses = (endpoint: Endpoint): Json => {
  const byStatus = Object.groupBy(new Set(refusalsOf(endpoint)), (type) => String(errorTable[type].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, types = []]) => [
      status,
      {
        description: types.map((type) => errorTable[type].summary.en).join(' '),
        content: {
          'application/json': {
            schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { type: { enum: types } } }] },
          },
        },
        ...(status === '429' || status === '503' ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } } : {}),
      },
    ]),
  )
}

const operationOf = (endpoint: Endpoint, evaluationHeader: string): Json => {
  const { method, path, tag, summary, access, body, form, query, answer } = endpoint
  const described = body ?? form
  return {
    operationId: `${method} ${path}`.replaceAll(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary,
    parameters: [...pathParametersOf(path), ...(query ? queryParametersOf(query) : []), ...headerParameters(evaluationHeader)],
    ...(described ? { requestBody: { required: true, content: { 'application/json': { schema: inputOf(described) } } } } : {}),
    responses: {
      '200': { description: 'Done.', content: { 'application/json': { schema: inputOf(answer) } } },
      ...refusalResponses(endpoint),
    },
    security: access === 'anyone' ? [] : access === 'reader' ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
  }
}

/**
 * The OpenAPI document of the API, made of what each call says of itself: what it reads is described by the very schemas
 * that read it.
 *
 * @param version the product's version, as `6.10.0`
 */
export const openApiDocument = (endpoints: readonly Endpoint[], { version, authCookieName, evaluationHeader }: { version: string; authCookieName: string; evaluationHeader: string }): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[templateOf(endpoint.path)] ??= {})
    operations[endpoint.method] = operationOf(endpoint, evaluationHeader)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alvéole', version, description: 'Courses, quizzes and exam revision, with a paid subscription.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: authCookieName },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          description: 'A refusal: a stable type, a sentence in the person’s language, and facts of its own.',
          properties: { type: { type: 'string' }, summary: { type: 'string' } },
          required: ['type', 'summary'],
        },
      },
    },
  }
}
