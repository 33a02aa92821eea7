import { ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { makeAddChild, makeChangeChild, makeReturnToParent } from './manage-family.ts'

const form = { name: 'Zoé', avatar: 'fox', level: '6ème' }

test('a form that may be right is sent as it was read', async () => {
  const sent: unknown[] = []
  const family = {
    addChild: (read: unknown) => Promise.resolve(ok({ id: String(sent.push(read)) })),
    changeChild: (childId: string, read: unknown) => Promise.resolve(ok(void sent.push([childId, read]))),
    returnToParent: (read: unknown) => Promise.resolve(ok(void sent.push(read))),
  }
  expect((await makeAddChild({ family })({ ...form, name: ' Zoé ', more: 1 }))._unsafeUnwrap()).toEqual({ id: '1' })
  expect((await makeChangeChild({ family })('zoe', form)).isOk()).toBe(true)
  expect((await makeReturnToParent({ family })({ password: 'ruche' })).isOk()).toBe(true)
  expect(sent).toEqual([form, ['zoe', form], { password: 'ruche' }])
})

test('a form that cannot be right is not sent', async () => {
  const family = {
    addChild: () => Promise.reject(new Error('It was sent.')),
    changeChild: () => Promise.reject(new Error('It was sent.')),
    returnToParent: () => Promise.reject(new Error('It was sent.')),
  }
  expect((await makeAddChild({ family })({}))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
  expect((await makeChangeChild({ family })('zoe', {}))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
  expect((await makeReturnToParent({ family })({}))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
})
