import { ok } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { makeAddChild, makeChangeChild, makeReturnToParent } from './manage-family.ts'

const form = { name: 'Zoé', avatar: 'fox', level: '6ème' }

test('a form that may be right is sent as it was read', async () => {
  const family = {
    addChild: vi.fn(() => Promise.resolve(ok({ id: 'zoe' }))),
    changeChild: vi.fn(() => Promise.resolve(ok())),
    returnToParent: vi.fn(() => Promise.resolve(ok())),
  }
  expect((await makeAddChild({ family })({ ...form, name: ' Zoé ', more: 1 }))._unsafeUnwrap()).toEqual({ id: 'zoe' })
  expect(family.addChild).toHaveBeenCalledWith(form)
  expect((await makeChangeChild({ family })('zoe', form)).isOk()).toBe(true)
  expect(family.changeChild).toHaveBeenCalledWith('zoe', form)
  expect((await makeReturnToParent({ family })({ password: 'ruche' })).isOk()).toBe(true)
  expect(family.returnToParent).toHaveBeenCalledWith({ password: 'ruche' })
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
