import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import { type AttemptOwner, type GivenAnswer, ownerId, type QuizAttempt } from '../../domain/quizzes/attempt.ts'
import type { Database, Schema } from './schema.ts'

const ownerColumns = (owner: AttemptOwner) => ({
  owner_kind: owner.kind,
  owner_id: ownerId(owner),
})

const ownerOf = (row: Selectable<Schema['quiz_attempts']>): AttemptOwner => {
  if (row.owner_kind === 'member') return { kind: 'member', memberId: row.owner_id }
  return row.owner_kind === 'child' ? { kind: 'child', childId: row.owner_id } : { kind: 'visitor', visitorId: row.owner_id }
}

const attemptOf = (row: Selectable<Schema['quiz_attempts']>, answers: readonly Selectable<Schema['quiz_answers']>[]): QuizAttempt => ({
  id: row.id,
  owner: ownerOf(row),
  quizPath: row.quiz_path,
  startedAt: row.started_at,
  answers: answers.map((answer) => ({
    questionId: answer.question_id,
    response: v.parse(v.array(v.string()), JSON.parse(answer.response)),
    points: answer.points,
  })),
})

export class SqlQuizAttemptRepository implements QuizAttemptRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async add(attempt: QuizAttempt): Promise<void> {
    await this.#db
      .insertInto('quiz_attempts')
      .values({
        id: attempt.id,
        ...ownerColumns(attempt.owner),
        quiz_path: attempt.quizPath,
        started_at: attempt.startedAt,
      })
      .execute()
    for (const answer of attempt.answers) await this.addAnswer(attempt.id, answer)
  }

  async find(id: string) {
    const row = await this.#db.selectFrom('quiz_attempts').selectAll().where('id', '=', id).executeTakeFirst()
    return row && this.#withAnswers(row)
  }

  async latest(owner: AttemptOwner, quizPath: string) {
    const { owner_kind, owner_id } = ownerColumns(owner)
    const row = await this.#db
      .selectFrom('quiz_attempts')
      .selectAll()
      .where('owner_kind', '=', owner_kind)
      .where('owner_id', '=', owner_id)
      .where('quiz_path', '=', quizPath)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && this.#withAnswers(row)
  }

  async ofOwner(owner: AttemptOwner) {
    const { owner_kind, owner_id } = ownerColumns(owner)
    const attempts = await this.#db
      .selectFrom('quiz_attempts')
      .selectAll()
      .where('owner_kind', '=', owner_kind)
      .where('owner_id', '=', owner_id)
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    const answers = await this.#db
      .selectFrom('quiz_answers')
      .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
      .selectAll('quiz_answers')
      .where('owner_kind', '=', owner_kind)
      .where('owner_id', '=', owner_id)
      .orderBy('position')
      .orderBy('question_id')
      .execute()
    const byAttempt = Map.groupBy(answers, (answer) => answer.attempt_id)
    return attempts.map((attempt) => attemptOf(attempt, byAttempt.get(attempt.id) ?? []))
  }

  async addAnswer(attemptId: string, answer: GivenAnswer): Promise<void> {
    await this.#db
      .insertInto('quiz_answers')
      .values(({ selectFrom, fn }) => ({
        attempt_id: attemptId,
        question_id: answer.questionId,
        position: selectFrom('quiz_answers').select(fn.countAll<number>().as('count')).where('attempt_id', '=', attemptId),
        response: JSON.stringify(answer.response),
        points: answer.points,
      }))
      .onConflict((conflict) => conflict.columns(['attempt_id', 'question_id']).doNothing())
      .execute()
  }

  async claim(visitorId: string, memberId: string): Promise<void> {
    await this.#db
      .updateTable('quiz_attempts')
      .set({ owner_kind: 'member', owner_id: memberId })
      .where('owner_kind', '=', 'visitor')
      .where('owner_id', '=', visitorId)
      .execute()
  }

  async #withAnswers(row: Selectable<Schema['quiz_attempts']>): Promise<QuizAttempt> {
    const answers = await this.#db
      .selectFrom('quiz_answers')
      .selectAll()
      .where('attempt_id', '=', row.id)
      .orderBy('position')
      .orderBy('question_id')
      .execute()
    return attemptOf(row, answers)
  }
}
