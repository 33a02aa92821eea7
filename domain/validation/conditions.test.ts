import { expect, test } from 'vitest'
import * as v from 'valibot'
import { conditionsSchema } from './conditions.ts'
import { formParserOf } from './form-refusals.ts'

const parse = formParserOf(v.object({ conditions: conditionsSchema }))

test('a ticked box is accepted', () => {
  expect(parse({ conditions: 'on' })._unsafeUnwrap()).toEqual({ conditions: 'on' })
})

test.each([
  ['that is missing', {}],
  ['that is empty', { conditions: '' }],
  ['that says no', { conditions: 'off' }],
  ['in capitals', { conditions: 'ON' }],
])('a box %s is not', (_, typed) => {
  expect(parse(typed)._unsafeUnwrapErr().fields).toEqual({ conditions: 'conditions-not-accepted' })
})
