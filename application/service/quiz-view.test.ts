import { describe, expect, test } from 'vitest'
import type { Question } from '../../domain/quizzes/quiz.ts'
import { aMatching, aMultipleChoice, aNumericQuestion, anOrdering, aSingleChoice, aTextQuestion, aTrueFalse } from '../../tests/builders/a-question.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { viewAttempt } from './quiz-view.ts'

const html = { inlineHtml: (markdown: string) => `<i>${markdown}</i>`, blockHtml: (markdown: string) => `<p>${markdown}</p>` }

const view = (question: Question, response?: readonly string[], quizPath?: string) =>
  viewAttempt(
    aQuiz({ questions: [question] }),
    aQuizAttempt({ answers: response ? [{ questionId: question.id, response, points: 1 }] : [], ...(quizPath === undefined ? {} : { quizPath }) }),
    html,
  )

describe('a question that is asked', () => {
  test.each([
    [aSingleChoice({ choices: [{ id: 'a', text: 'oui', correct: true }, { id: 'b', text: 'non', correct: false }] }), { kind: 'single-choice', choices: [{ id: 'a', html: '<i>oui</i>' }, { id: 'b', html: '<i>non</i>' }] }],
    [aMultipleChoice({ choices: [{ id: 'a', text: 'oui', correct: true }, { id: 'b', text: 'non', correct: false }] }), { kind: 'multiple-choice', choices: [{ id: 'a', html: '<i>oui</i>' }, { id: 'b', html: '<i>non</i>' }] }],
    [aTrueFalse(), { kind: 'true-false' }],
    [aNumericQuestion(), { kind: 'numeric' }],
    [aNumericQuestion({ unit: 'cm' }), { kind: 'numeric', unit: 'cm' }],
    [aTextQuestion(), { kind: 'text' }],
  ])('shows what to fill in and nothing of the answer: $type', (question, input) => {
    expect(view(question).next).toEqual({ questionId: 'q1', number: 1, promptHtml: '<i>Combien ?</i>', input })
    expect(view(question)).toMatchObject({ answered: [], result: null })
  })
})

describe('a question that was answered', () => {
  test.each([
    ['a choice', aSingleChoice(), ['a'], '<i>$1$</i>', '<i>$2$</i>'],
    ['several choices', aMultipleChoice(), ['c', 'b'], '<i>$2$</i> ; <i>$3$</i>', '<i>$1$</i> ; <i>$3$</i>'],
    ['true', aTrueFalse({ answer: false }), ['true'], true, false],
    ['false', aTrueFalse(), ['false'], false, true],
    ['a number', aNumericQuestion({ answer: 2 }), ['3'], '3', '2'],
    ['a number with a unit', aNumericQuestion({ answer: 1234.5, unit: 'cm²' }), ['12 cm²'], '12 cm²', '1\u202F234,5 cm²'],
    ['an order', anOrdering(), ['b', 'a', '', 'd', 'c'], '<i>1789</i> → <i>1515</i> → <i>1958</i> → <i>1914</i>', '<i>1515</i> → <i>1789</i> → <i>1914</i> → <i>1958</i>'],
    ['pairs', aMatching(), ['c:a', 'a:c', 'b:b'], '<i>chat</i> → <i>bird</i> ; <i>chien</i> → <i>dog</i> ; <i>oiseau</i> → <i>cat</i>', '<i>chat</i> → <i>cat</i> ; <i>chien</i> → <i>dog</i> ; <i>oiseau</i> → <i>bird</i>'],
    ['an order, to what was then a word', anOrdering(), ['1515'], '', '<i>1515</i> → <i>1789</i> → <i>1914</i> → <i>1958</i>'],
    ['pairs, to what was then a choice', aMatching(), ['a'], '', '<i>chat</i> → <i>cat</i> ; <i>chien</i> → <i>dog</i> ; <i>oiseau</i> → <i>bird</i>'],
    ['a word', aTextQuestion({ answers: ['minimum', 'un minimum'] }), ['max'], 'max', 'minimum'],
    ['nothing', aTextQuestion(), [], '', 'minimum'],
    ['blanks around', aTrueFalse(), [' false '], false, true],
    ['blanks around a choice', aSingleChoice(), ['', ' a '], '<i>$1$</i>', '<i>$2$</i>'],
    ['a word, to what is now true or false', aTrueFalse(), ['minimum'], '', true],
    ['ticks, to what is now true or false', aTrueFalse(), ['true', 'false'], '', true],
    ['nothing, to what is now true or false', aTrueFalse(), [], '', true],
    ['true, to what is now a number', aNumericQuestion(), ['true'], '', '2'],
    ['ticks, to what is now a number', aNumericQuestion(), ['1', '2'], '', '2'],
    ['ticks, to what is now a word', aTextQuestion(), ['a', 'c'], '', 'minimum'],
    ['a word, to what is now a choice', aSingleChoice(), ['minimum'], '', '<i>$2$</i>'],
    ['a tiny number', aNumericQuestion({ answer: 1.6e-19, unit: 'C' }), ['1,6×10^-19'], '1,6×10^-19', '1,6 × 10<sup>−19</sup> C'],
    ['a number with tags in its unit', aNumericQuestion({ answer: 2, unit: '<b>' }), ['3'], '3', '2 &lt;b&gt;'],
  ])('shows what was given and what was right: %s', (_, question, response, given, expected) => {
    expect(view(question, response).answered).toMatchObject([{ questionId: 'q1', number: 1, points: 1, response: given, expected, explanationHtml: '<p>Parce que.</p>' }])
  })

  test('writes numbers as the quiz’s language does', () => {
    expect(view(aNumericQuestion({ answer: 1234.5 }), ['1'], '/en/revisions/maths/numbers/quiz').answered[0]?.expected).toBe('1,234.5')
  })

  test('keeps small numbers whole', () => {
    expect(view(aNumericQuestion({ answer: 0.000_25 }), ['1']).answered[0]?.expected).toBe('0,00025')
  })

  test('never shows typed tags as tags', () => {
    expect(view(aTextQuestion({ answers: ['a < b'] }), ['<b>&']).answered).toMatchObject([{ response: '&lt;b&gt;&amp;', expected: 'a &lt; b' }])
  })
})

describe('items to put in order and pairs to match', () => {
  const shown = (question: Question, id: string) => viewAttempt(aQuiz({ questions: [question] }), aQuizAttempt({ id }), html).next?.input
  const textsOf = (items: readonly { html: string }[] | undefined) => items?.map(({ html }) => html.replaceAll(/<.?i>/g, '')).join(' ')
  const itemsOf = (id: string) => {
    const input = shown(anOrdering(), id)
    return input?.kind === 'ordering' ? textsOf(input.items) : undefined
  }
  const rightsOf = (id: string) => {
    const input = shown(aMatching(), id)
    return input?.kind === 'matching' ? textsOf(input.rights) : undefined
  }
  const attempts = Array.from({ length: 50 }, (_, index) => `attempt-${index}`)

  test('are shown by their places, which say nothing of the answer', () => {
    expect(shown(anOrdering(), 'attempt-1')).toEqual({
      kind: 'ordering',
      items: itemsOf('attempt-1')?.split(' ').map((text, place) => ({ id: String(place + 1), html: `<i>${text}</i>` })),
    })
    expect(shown(aMatching(), 'attempt-1')).toEqual({
      kind: 'matching',
      lefts: [{ id: '1', html: '<i>chat</i>' }, { id: '2', html: '<i>chien</i>' }, { id: '3', html: '<i>oiseau</i>' }],
      rights: rightsOf('attempt-1')?.split(' ').map((text, place) => ({ id: String(place + 1), html: `<i>${text}</i>` })),
    })
  })

  test('are never shown in the order of the answer, and always alike in one attempt', () => {
    for (const id of attempts) {
      expect(itemsOf(id)).not.toBe('1515 1789 1914 1958')
      expect(rightsOf(id)).not.toBe('cat dog bird')
      expect([itemsOf(id), rightsOf(id)]).toEqual([itemsOf(id), rightsOf(id)])
    }
  })

  test('are shown in other orders in other attempts', () => {
    expect(new Set(attempts.map(itemsOf)).size).toBeGreaterThan(10)
  })
})

test('a finished attempt has a result and no further question', () => {
  expect(view(aTrueFalse(), ['true'])).toMatchObject({
    attemptId: 'attempt-1',
    title: 'Calculer',
    total: 1,
    next: null,
    result: { right: 1, total: 1, bySkill: [{ skill: 'calculer', label: 'Calculer de tête', right: 1, total: 1 }] },
  })
})

test('answered questions come in the order of the quiz', () => {
  const quiz = aQuiz({ questions: [aTrueFalse({ id: 'q1' }), aTrueFalse({ id: 'q2' }), aTrueFalse({ id: 'q3' })] })
  const answers = ['q3', 'q1'].map((questionId) => ({ questionId, response: ['true'], points: 1 }))
  const shown = viewAttempt(quiz, aQuizAttempt({ answers }), html)
  expect(shown.answered.map(({ questionId, number }) => [questionId, number])).toEqual([['q1', 1], ['q3', 3]])
  expect(shown.next).toMatchObject({ questionId: 'q2', number: 2 })
})
