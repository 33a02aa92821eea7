import type { Locale } from '../../domain/locale/locale.ts'
import { localeOfContent } from '../../domain/locale/locale-of-content.ts'
import { answerTo, nextQuestion, type QuizAttempt, quizResult } from '../../domain/quizzes/attempt.ts'
import type { Question, Quiz } from '../../domain/quizzes/quiz.ts'
import { shownItems, shownLefts } from '../../domain/quizzes/shown-items.ts'
import type { AnsweredQuestion, AskedQuestion, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { ContentLibrary } from '../ports/content-library.ts'
import { numberAsHtml } from './number-as-html.ts'

type Html = Pick<ContentLibrary, 'inlineHtml' | 'blockHtml'>

const inputOf = (question: Question, attempt: QuizAttempt, html: Html): AskedQuestion['input'] => {
  const named = ({ id, text }: { id: string; text: string }) => ({ id, html: html.inlineHtml(text) })
  switch (question.type) {
    case 'single-choice':
    case 'multiple-choice':
      return { kind: question.type, choices: question.choices.map(named) }
    case 'ordering':
      return { kind: 'ordering', items: shownItems(question.items, attempt.id, question.id).map(named) }
    case 'matching': {
      const rights = question.pairs.map(({ id, right }) => ({ id, text: right }))
      return {
        kind: 'matching',
        lefts: shownLefts(question.pairs).map(named),
        rights: shownItems(rights, attempt.id, question.id).map(named),
      }
    }
    case 'numeric':
      return question.unit === undefined ? { kind: 'numeric' } : { kind: 'numeric', unit: question.unit }
    case 'true-false':
    case 'text':
      return { kind: question.type }
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const orderAsHtml = (texts: readonly string[], html: Html): string => texts.map((text) => html.inlineHtml(text)).join(' → ')

const pairsAsHtml = (pairs: readonly { left: string; right: string }[], html: Html): string =>
  pairs.map(({ left, right }) => `${html.inlineHtml(left)} → ${html.inlineHtml(right)}`).join(' ; ')

/** Nothing is shown of what cannot answer the question as it is now: an author may have changed its kind since. */
const responseAsHtml = (question: Question, response: readonly string[], html: Html): string | boolean => {
  const given = response.map((value) => value.trim()).filter((value) => value !== '')
  const [only = ''] = given.length === 1 ? given : []
  switch (question.type) {
    case 'single-choice':
    case 'multiple-choice':
      return question.choices.filter(({ id }) => given.includes(id)).map(({ text }) => html.inlineHtml(text)).join(' ; ')
    case 'ordering':
      return orderAsHtml(given.flatMap((item) => question.items.filter(({ id }) => id === item).map(({ text }) => text)), html)
    case 'matching':
      return pairsAsHtml(
        question.pairs.flatMap(({ id, left }) =>
          question.pairs.filter((other) => given.includes(`${id}:${other.id}`)).map(({ right }) => ({ left, right })),
        ),
        html,
      )
    case 'true-false':
      return only === 'true' || (only === 'false' ? false : '')
    case 'numeric':
      return /\d/.test(only) ? escaped(only) : ''
    case 'text':
      return escaped(only)
  }
}

const expectedAsHtml = (question: Question, html: Html, locale: Locale): string | boolean => {
  switch (question.type) {
    case 'single-choice':
    case 'multiple-choice':
      return question.choices.filter(({ correct }) => correct).map(({ text }) => html.inlineHtml(text)).join(' ; ')
    case 'ordering':
      return orderAsHtml(question.items.map(({ text }) => text), html)
    case 'matching':
      return pairsAsHtml(question.pairs, html)
    case 'true-false':
      return question.answer
    case 'numeric':
      return [numberAsHtml(question.answer, locale), ...(question.unit === undefined ? [] : [escaped(question.unit)])].join(' ')
    case 'text':
      return question.answers.slice(0, 1).map(escaped).join('')
  }
}

const ask = (quiz: Quiz, question: Question, attempt: QuizAttempt, html: Html): AskedQuestion => ({
  questionId: question.id,
  number: quiz.questions.indexOf(question) + 1,
  promptHtml: html.inlineHtml(question.prompt),
  input: inputOf(question, attempt, html),
})

/** What the person may see of an attempt: answers and explanations only of the questions that they answered. */
export const viewAttempt = (quiz: Quiz, attempt: QuizAttempt, html: Html): QuizAttemptView => {
  const next = nextQuestion(quiz, attempt)
  const answered = quiz.questions.flatMap((question): AnsweredQuestion[] => {
    const given = answerTo(attempt, question.id)
    if (!given) return []
    return [
      {
        ...ask(quiz, question, attempt, html),
        points: given.points,
        response: responseAsHtml(question, given.response, html),
        expected: expectedAsHtml(question, html, localeOfContent(attempt.quizPath)),
        explanationHtml: html.blockHtml(question.explanation),
      },
    ]
  })
  return {
    attemptId: attempt.id,
    quizPath: attempt.quizPath,
    title: quiz.title,
    total: quiz.questions.length,
    answered,
    next: next ? ask(quiz, next, attempt, html) : null,
    upcoming: quiz.questions.filter(({ id }) => !answerTo(attempt, id)).map((question) => ask(quiz, question, attempt, html)),
    result: next ? null : quizResult(quiz, attempt),
  }
}
