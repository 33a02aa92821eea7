import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { emptyGivenProfile } from '../../domain/profile/given-profile.ts'
import { profilingStepNames } from '../../domain/profile/profiling-steps.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aMember } from '../builders/a-member.ts'
import { aFullProfile } from '../builders/a-profile.ts'
import { type MakeAccountRepositories, waitingMails } from './accounts.ts'

const now = Date.UTC(2026, 10, 21, 12)
const expiresAt = now + 60_000
const confirmation = { token: { fingerprint: 'of the token', purpose: 'email-confirmation', expiresAt }, mail: aQueuedMail() } as const

export const describeMemberRepositoryContract = (name: string, makeSubject: MakeAccountRepositories): void => {
  describe(`MemberRepository: ${name}`, () => {
    test('a member is found again by identifier and by address', async () => {
      const { members } = await makeSubject()
      const lea = aMember({ id: 'lea', passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2Vs$aGFjaMOp' })
      await members.add(aMember({ id: 'max' }))
      expect(await members.add(lea)).toBe('added')
      expect(await members.find('lea')).toEqual(lea)
      expect(await members.findByEmail(lea.email)).toEqual(lea)
    })

    test('nobody is found by an identifier or an address that nobody has', async () => {
      const { members } = await makeSubject()
      await members.add(aMember())
      expect(await members.find('somebody')).toBeUndefined()
      expect(await members.findByEmail('somebody@example.org')).toBeUndefined()
      expect(await members.findByEmail('MEMBER-1@example.org')).toBeUndefined()
    })

    test('an address is registered once, and the first account stays as it is', async () => {
      const { members } = await makeSubject()
      const first = aMember({ id: 'first', email: 'lea@example.org' })
      await members.add(first)
      expect(await members.add(aMember({ id: 'second', email: 'lea@example.org' }))).toBe('email-already-registered')
      expect(await members.findByEmail('lea@example.org')).toEqual(first)
      expect(await members.find('second')).toBeUndefined()
    })

    test('of twenty sign-ups with one address at once, one is added', async () => {
      const { members } = await makeSubject()
      const signUps = Array.from({ length: 20 }, (_, index) => members.add(aMember({ id: `member-${index}`, email: 'lea@example.org' })))
      const outcomes = await Promise.all(signUps)
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'email-already-registered')).toHaveLength(19)
    })

    test('a member is found as they were stored, with everything that they gave', async () => {
      const { members } = await makeSubject()
      const { products: _, plans: __, hasFamilyPlan: ___, email: ____, emailConfirmed: _____, ...profile } = aFullProfile()
      const lea = aMember({ id: 'lea', locale: 'en', profile, emailConfirmedAt: now })
      await members.add(lea)
      expect(await members.find('lea')).toEqual(lea)
    })

    test('an account comes with the token that confirms its address, and the mail that brings it', async () => {
      const repositories = await makeSubject()
      await repositories.members.add(aMember({ id: 'lea' }), confirmation)
      expect(await repositories.oneTimeTokens.findHolder('of the token', 'email-confirmation', now)).toBe('lea')
      expect(await waitingMails(repositories)).toEqual(['mail-1'])
    })

    test('an account that is not made leaves neither token nor mail', async () => {
      const repositories = await makeSubject()
      await repositories.members.add(aMember({ id: 'first', email: 'lea@example.org' }))
      await repositories.members.add(aMember({ id: 'second', email: 'lea@example.org' }), confirmation)
      expect(await repositories.oneTimeTokens.findHolder('of the token', 'email-confirmation', now)).toBeUndefined()
      expect(await waitingMails(repositories)).toEqual([])
    })

    describe('the profile', () => {
      test('is changed field by field', async () => {
        const { members } = await makeSubject()
        await members.add(aMember({ id: 'lea', profile: { ...emptyGivenProfile, firstname: 'Léa', region: 'FR' } }))
        expect(await members.changeProfile('lea', { firstname: 'Léa-Rose', birthdate: '2010-11-21', region: null })).toBe(true)
        expect((await members.find('lea'))?.profile).toEqual({ ...emptyGivenProfile, firstname: 'Léa-Rose', birthdate: '2010-11-21' })
      })

      test('keeps what ten changes at once say of ten fields', async () => {
        const { members } = await makeSubject()
        await members.add(aMember({ id: 'lea' }))
        const change = {
          firstname: 'Léa', lastname: 'Diop', username: 'lea', birthdate: '2010-11-21', country: { valueId: 'france' },
          accessType: { value: 'student' }, currentDegree: { value: 'bac' }, levelOfEducation: { value: 'terminale' }, region: 'FR',
        }
        await Promise.all(Object.entries(change).map(([field, value]) => members.changeProfile('lea', { [field]: value })))
        expect((await members.find('lea'))?.profile).toEqual({ ...emptyGivenProfile, ...change })
      })

      test('of nobody is not changed', async () => {
        const { members } = await makeSubject()
        expect(await members.changeProfile('nobody', { firstname: 'Léa' })).toBe(false)
        expect(await members.reviseProfile('nobody', () => ok({ change: { firstname: 'Léa' } }))).toEqual(err({ type: 'member-unknown' }))
      })

      test('is revised from the whole of it, fields that are not the member’s to change included', async () => {
        const { members } = await makeSubject()
        await members.add(aMember({ id: 'lea', profile: { ...emptyGivenProfile, firstname: 'Léa' } }))
        const revised = await members.reviseProfile('lea', ({ firstname }) => ok({ change: { username: `${firstname}-1`, profiledAt: now }, told: 7 }))
        expect(revised).toEqual(ok({ change: { username: 'Léa-1', profiledAt: now }, told: 7 }))
        expect((await members.find('lea'))?.profile).toEqual({ ...emptyGivenProfile, firstname: 'Léa', username: 'Léa-1', profiledAt: now })
      })

      test('stays as it is when its revision is refused', async () => {
        const { members } = await makeSubject()
        const lea = aMember({ id: 'lea' })
        await members.add(lea)
        expect(await members.reviseProfile('lea', () => err('not today'))).toEqual(err('not today'))
        expect(await members.find('lea')).toEqual(lea)
      })

      test('loses nothing of three revisions at once', async () => {
        const { members } = await makeSubject()
        await members.add(aMember({ id: 'lea' }))
        await Promise.all(
          profilingStepNames.map((step) => members.reviseProfile('lea', ({ profilingSteps }) => ok({ change: { profilingSteps: [...(profilingSteps ?? []), step] } }))),
        )
        expect((await members.find('lea'))?.profile.profilingSteps?.toSorted()).toEqual(profilingStepNames.toSorted())
      })
    })

    describe('the password', () => {
      const from = 'in-memory:ruche-dorée'
      const withSessions = async () => {
        const repositories = await makeSubject()
        const { members, sessions, oneTimeTokens } = repositories
        for (const id of ['lea', 'max']) {
          await members.add(aMember({ id }))
          for (const place of ['here', 'elsewhere']) {
            await sessions.open({ id: `${id} ${place}`, memberId: id, passwordHash: from, openedAt: now }, { fingerprint: `${id} ${place}`, expiresAt })
          }
          for (const purpose of ['password-reset', 'email-confirmation'] as const) {
            await oneTimeTokens.issue(id, { token: { fingerprint: `${id} ${purpose}`, purpose, expiresAt }, mail: aQueuedMail({ id: `${id} ${purpose}` }) })
          }
        }
        const open = async () => {
          const ids = ['lea here', 'lea elsewhere', 'max here', 'max elsewhere']
          const areOpen = await Promise.all(ids.map((id) => sessions.isOpen(id)))
          return ids.filter((_, index) => areOpen[index])
        }
        return { ...repositories, open }
      }
      const also = { keepSession: 'lea here', at: now, mail: aQueuedMail({ id: 'changed' }) }

      test('is kept under another hash', async () => {
        const { members, open } = await withSessions()
        await members.renewPasswordHash('lea', { from, to: 'other' })
        expect(await members.find('lea')).toEqual(aMember({ id: 'lea', passwordHash: 'other' }))
        expect(await members.find('max')).toEqual(aMember({ id: 'max' }))
        expect(await open()).toHaveLength(4)
      })

      test('is left alone when the hash is another one by now', async () => {
        const { members } = await withSessions()
        await members.renewPasswordHash('lea', { from: 'of before', to: 'other' })
        expect(await members.find('lea')).toEqual(aMember({ id: 'lea' }))
      })

      test('is changed, with the end of other sessions and of the links that reset it, and a mail', async () => {
        const repositories = await withSessions()
        const { members, oneTimeTokens, open } = repositories
        expect(await members.changePassword('lea', { from, to: 'other' }, also)).toBe(true)
        expect(await members.find('lea')).toEqual(aMember({ id: 'lea', passwordHash: 'other' }))
        expect(await open()).toEqual(['lea here', 'max here', 'max elsewhere'])
        expect(await oneTimeTokens.findHolder('lea password-reset', 'password-reset', now)).toBeUndefined()
        expect(await oneTimeTokens.findHolder('lea email-confirmation', 'email-confirmation', now)).toBe('lea')
        expect(await oneTimeTokens.findHolder('max password-reset', 'password-reset', now)).toBe('max')
        expect(await waitingMails(repositories)).toContain('changed')
      })

      test.each([
        ['from a hash that is another one by now', 'lea', 'of before'],
        ['of nobody', 'nobody', from],
      ])('%s is not changed, and nothing else is', async (_, id, hash) => {
        const repositories = await withSessions()
        expect(await repositories.members.changePassword(id, { from: hash, to: 'other' }, also)).toBe(false)
        expect(await repositories.members.find('lea')).toEqual(aMember({ id: 'lea' }))
        expect(await repositories.open()).toHaveLength(4)
        expect(await waitingMails(repositories)).not.toContain('changed')
      })

      test('of ten changes at once one wins', async () => {
        const { members } = await withSessions()
        const changes = Array.from({ length: 10 }, (_, index) =>
          members.changePassword('lea', { from, to: `other ${index}` }, { ...also, mail: aQueuedMail({ id: `changed ${index}` }) }),
        )
        const won = (await Promise.all(changes)).flatMap((isChanged, index) => (isChanged ? [`other ${index}`] : []))
        expect(won).toEqual([(await members.find('lea'))?.passwordHash])
      })
    })
  })
}
