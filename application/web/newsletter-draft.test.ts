import { expect, test } from 'vitest'
import { emptyNewsletterDraft } from '../../domain/newsletter/newsletter-form.ts'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { describeDraft } from './newsletter-draft.ts'

test('nothing can be picked or sent before somebody says who they are', () => {
  expect(describeDraft(emptyNewsletterDraft)).toEqual({ programmes: [], addressee: 'self', canSubmit: false })
})

test('a pupil of the collège picks a class of it, and gives the address of a parent', () => {
  expect(describeDraft({ ...emptyNewsletterDraft, type: 'college' })).toEqual({
    programmes: ['6ème', '5ème', '4ème', '3ème'],
    addressee: 'parent',
    canSubmit: false,
  })
})

test('a whole form can be sent', () => {
  expect(describeDraft(aNewsletterForm())).toMatchObject({ addressee: 'self', canSubmit: true })
})
