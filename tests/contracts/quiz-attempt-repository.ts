import { describe, expect, test } from 'vitest'
import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import { aQuizAttempt } from '../builders/a-quiz-attempt.ts'

const member = { kind: 'member', memberId: 'lea' } as const
const child = { kind: 'child', childId: 'lea' } as const
const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const
const { quizPath, startedAt } = aQuizAttempt()

export const describeQuizAttemptRepositoryContract = (name: string, makeSubject: () => Promise<QuizAttemptRepository>): void => {
  describe(`QuizAttemptRepository: ${name}`, () => {
    test.each([
      ['of a member', aQuizAttempt({ owner: member })],
      ['of a child', aQuizAttempt({ owner: child })],
      ['of a visitor', aQuizAttempt({ owner: visitor })],
      ['with answers', aQuizAttempt({ answers: [{ questionId: 'q2', response: ['3,5 cm'], points: 1 }, { questionId: 'q1', response: ['a', 'c'], points: 1 / 3 }] })],
    ])('an attempt %s is found as it was added', async (_, attempt) => {
      const attempts = await makeSubject()
      await attempts.add(attempt)
      expect(await attempts.find(attempt.id)).toEqual(attempt)
    })

    test('an attempt that nobody added is not found', async () => {
      expect(await (await makeSubject()).find('attempt-1')).toBeUndefined()
    })

    test('the latest attempt is the owner’s last one at that quiz', async () => {
      const attempts = await makeSubject()
      await attempts.add(aQuizAttempt({ id: 'second', owner: member, startedAt: startedAt + 2 }))
      await attempts.add(aQuizAttempt({ id: 'first', owner: member, startedAt: startedAt + 1 }))
      await attempts.add(aQuizAttempt({ id: 'other-quiz', owner: member, quizPath: '/fr/other', startedAt: startedAt + 3 }))
      await attempts.add(aQuizAttempt({ id: 'visitor', owner: visitor, startedAt: startedAt + 4 }))
      expect(await attempts.latest(member, quizPath)).toMatchObject({ id: 'second' })
      expect(await attempts.latest(visitor, quizPath)).toMatchObject({ id: 'visitor' })
      expect(await attempts.latest({ kind: 'member', memberId: 'max' }, quizPath)).toBeUndefined()
      expect(await attempts.latest(member, '/fr/nowhere')).toBeUndefined()
    })

    test('the attempts of an owner are told with their answers, the oldest first', async () => {
      const attempts = await makeSubject()
      const answers = ['q2', 'q1'].map((questionId) => ({ questionId, response: ['a'], points: 1 }))
      const [first, second] = [aQuizAttempt({ id: 'first', owner: child, answers }), aQuizAttempt({ id: 'second', owner: child, startedAt: startedAt + 1 })]
      for (const attempt of [second, first, aQuizAttempt({ id: 'of lea', owner: member, answers })]) await attempts.add(attempt)
      expect(await attempts.ofOwner(child)).toEqual([first, second])
      expect(await attempts.ofOwner({ kind: 'child', childId: 'zoe' })).toEqual([])
    })

    test('a member, a child and a visitor with one identifier are three people', async () => {
      const attempts = await makeSubject()
      await attempts.add(aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'lea' } }))
      expect(await attempts.latest(member, quizPath)).toBeUndefined()
      expect(await attempts.latest(child, quizPath)).toBeUndefined()
    })

    test('answers are kept in the order in which they were given', async () => {
      const attempts = await makeSubject()
      const answers = ['q3', 'q1', 'q2'].map((questionId, index) => ({ questionId, response: [questionId, ''], points: index / 3 }))
      await attempts.add(aQuizAttempt({ owner: member }))
      for (const answer of answers) await attempts.addAnswer('attempt-1', answer)
      expect(await attempts.find('attempt-1')).toMatchObject({ answers })
      expect(await attempts.latest(member, quizPath)).toMatchObject({ answers })
    })

    test('the first answer to a question stands', async () => {
      const attempts = await makeSubject()
      const first = { questionId: 'q1', response: ['a'], points: 0 }
      await attempts.add(aQuizAttempt())
      await attempts.addAnswer('attempt-1', first)
      await attempts.addAnswer('attempt-1', { questionId: 'q1', response: ['b'], points: 1 })
      expect(await attempts.find('attempt-1')).toMatchObject({ answers: [first] })
    })

    test('of ten answers to one question at once one stands', async () => {
      const attempts = await makeSubject()
      await attempts.add(aQuizAttempt())
      await Promise.all(Array.from({ length: 10 }, (_, index) => attempts.addAnswer('attempt-1', { questionId: 'q1', response: [String(index)], points: 0 })))
      expect((await attempts.find('attempt-1'))?.answers).toHaveLength(1)
    })

    test('ten answers to ten questions at once all stand', async () => {
      const attempts = await makeSubject()
      const questionIds = Array.from({ length: 10 }, (_, index) => `q${index}`)
      await attempts.add(aQuizAttempt())
      await Promise.all(questionIds.map((questionId) => attempts.addAnswer('attempt-1', { questionId, response: ['a'], points: 1 })))
      const answered = (await attempts.find('attempt-1'))?.answers.map(({ questionId }) => questionId)
      expect(answered?.toSorted()).toEqual(questionIds)
    })

    test('a visitor who becomes a member brings their attempts along, and nobody else’s', async () => {
      const attempts = await makeSubject()
      const mine = aQuizAttempt({ id: 'mine', owner: visitor, answers: [{ questionId: 'q1', response: ['b'], points: 1 }] })
      const theirs = aQuizAttempt({ id: 'theirs', owner: { kind: 'visitor', visitorId: 'visitor-2' } })
      await attempts.add(mine)
      await attempts.add(theirs)
      await attempts.claim('visitor-1', 'lea')
      expect(await attempts.find('mine')).toEqual({ ...mine, owner: member })
      expect(await attempts.latest(member, quizPath)).toMatchObject({ id: 'mine' })
      expect(await attempts.latest(visitor, quizPath)).toBeUndefined()
      expect(await attempts.find('theirs')).toEqual(theirs)
    })
  })
}
