import { describe, expect, test } from 'vitest'
import type { MemberRepository } from '../../application/ports/member-repository.ts'
import { aMember } from '../builders/a-member.ts'

export const describeMemberRepositoryContract = (name: string, makeSubject: () => Promise<MemberRepository>): void => {
  describe(`MemberRepository: ${name}`, () => {
    test('a member is found again by identifier and by address', async () => {
      const members = await makeSubject()
      const lea = aMember({ id: 'lea', passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2Vs$aGFjaMOp' })
      await members.add(aMember({ id: 'max' }))
      expect(await members.add(lea)).toBe('added')
      expect(await members.find('lea')).toEqual(lea)
      expect(await members.findByEmail(lea.email)).toEqual(lea)
    })

    test('nobody is found by an identifier or an address that nobody has', async () => {
      const members = await makeSubject()
      await members.add(aMember())
      expect(await members.find('somebody')).toBeUndefined()
      expect(await members.findByEmail('somebody@example.org')).toBeUndefined()
      expect(await members.findByEmail('MEMBER-1@example.org')).toBeUndefined()
    })

    test('an address is registered once, and the first account stays as it is', async () => {
      const members = await makeSubject()
      const first = aMember({ id: 'first', email: 'lea@example.org' })
      await members.add(first)
      expect(await members.add(aMember({ id: 'second', email: 'lea@example.org' }))).toBe('email-already-registered')
      expect(await members.findByEmail('lea@example.org')).toEqual(first)
      expect(await members.find('second')).toBeUndefined()
    })

    test('of twenty sign-ups with one address at once, one is added', async () => {
      const members = await makeSubject()
      const signUps = Array.from({ length: 20 }, (_, index) => members.add(aMember({ id: `member-${index}`, email: 'lea@example.org' })))
      const outcomes = await Promise.all(signUps)
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'email-already-registered')).toHaveLength(19)
    })
  })
}
