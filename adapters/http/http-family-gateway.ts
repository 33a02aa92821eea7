import * as v from 'valibot'
import type { FamilyGateway } from '../../application/ports/family-gateway.ts'
import type { ChildForm } from '../../domain/family/child-form.ts'
import { childViewSchema, familyViewSchema, learnersViewSchema } from '../../domain/family/family-view.ts'
import { type ApiClient, nothing, tooManyRequests } from './api-client.ts'
import { formRefused } from './form-refused.ts'

const simply = <Type extends string>(type: Type) => v.object({ type: v.literal(type) })

const childRefusal = v.variant('type', [simply('not-logged-in'), simply('child-unknown')])

const pathOf = (childId: string): string => `/family/children/${encodeURIComponent(childId)}`

export class HttpFamilyGateway implements FamilyGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  read() {
    return this.#api.call({ path: '/family', answer: familyViewSchema, refusals: simply('not-logged-in') })
  }

  readChild(childId: string) {
    return this.#api.call({ path: pathOf(childId), answer: childViewSchema, refusals: childRefusal })
  }

  addChild(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/family/children',
      body: form,
      answer: v.object({ id: v.string() }),
      refusals: v.variant('type', [
        formRefused<keyof ChildForm>(),
        simply('plan-not-for-families'),
        simply('family-full'),
        simply('not-logged-in'),
        tooManyRequests,
      ]),
    })
  }

  changeChild(childId: string, form: unknown) {
    return this.#api.call({
      method: 'PATCH',
      path: pathOf(childId),
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused<keyof ChildForm>(), simply('child-unknown'), simply('not-logged-in'), tooManyRequests]),
    })
  }

  removeChild(childId: string) {
    return this.#api.call({ method: 'DELETE', path: pathOf(childId), answer: nothing, refusals: childRefusal })
  }

  listLearners() {
    return this.#api.call({ path: '/family/learners', answer: learnersViewSchema, refusals: simply('not-logged-in') })
  }

  handTo(childId: string) {
    return this.#api.call({ method: 'POST', path: '/family/learner', body: { childId }, answer: nothing, refusals: childRefusal })
  }

  returnToParent(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/family/parent',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused<'password'>(), simply('password-refused'), simply('not-logged-in'), tooManyRequests]),
    })
  }
}
