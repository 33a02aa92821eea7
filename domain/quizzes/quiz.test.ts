import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  aMatching,
  aMultipleChoice,
  aNumericQuestion,
  anOrdering,
  aSingleChoice,
  aTextQuestion,
  aTrueFalse,
} from '../../tests/builders/a-question.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseQuiz, type Question, quizSchema } from './quiz.ts'

const everyKind: Question[] = [
  aSingleChoice({ id: 'q1' }),
  aMultipleChoice({ id: 'q2' }),
  aTrueFalse({ id: 'q3' }),
  aNumericQuestion({ id: 'q4', unit: 'cm' }),
  aTextQuestion({ id: 'q5' }),
  anOrdering({ id: 'q6' }),
  aMatching({ id: 'q7' }),
]
const times = (count: number) => Array.from({ length: count }, (_, index) => String(index))
const quizIssues = (quiz: unknown) => v.safeParse(quizSchema, quiz).issues?.map(({ message }) => message)
const choices = (...ids: string[]) => ids.map((id) => ({ id, text: id, correct: id === 'a' }))
const faultsOf = (quiz: unknown) => parseQuiz(quiz)._unsafeUnwrapErr().faults

test('a quiz with a question of every kind is read as it is', () => {
  const quiz = aQuiz({ questions: everyKind })
  expect(parseQuiz(JSON.parse(JSON.stringify(quiz)))._unsafeUnwrap()).toEqual(quiz)
})

test('what an author may leave out has its usual value', () => {
  const { tolerance: _, ...question } = aNumericQuestion()
  const choices = [{ id: 'a', text: 'oui', correct: true }, { id: 'b', text: 'non' }]
  expect(parseQuiz({ ...aQuiz(), questions: [{ ...question, id: 'q1' }, { ...aSingleChoice({ id: 'q2' }), choices }] })._unsafeUnwrap().questions).toMatchObject([
    { tolerance: 0 },
    { choices: [{ correct: true }, { correct: false }] },
  ])
})

test('blanks around texts go', () => {
  expect(parseQuiz(aQuiz({ title: '  Calculer ' }))._unsafeUnwrap().title).toBe('Calculer')
})

describe('a quiz is refused, by the name of the field,', () => {
  test.each([
    ['without a title', { ...aQuiz(), title: undefined }, 'title', 'missing'],
    ['with a blank title', aQuiz({ title: ' ' }), 'title', 'invalid'],
    ['with a title of 10,001 characters', aQuiz({ title: 'x'.repeat(10_001) }), 'title', 'invalid'],
    ['of another kind', { ...aQuiz(), kind: 'course' }, 'kind', 'invalid'],
    ['with a field that no quiz has', { ...aQuiz(), author: 'x' }, 'author', 'unknown'],
    ['without questions', aQuiz({ questions: [] }), 'questions', 'invalid'],
    ['of 101 questions', aQuiz({ questions: times(101).map((id) => aTrueFalse({ id })) }), 'questions', 'invalid'],
    ['with two questions of one id', aQuiz({ questions: [aTrueFalse(), aTrueFalse()] }), 'questions', 'invalid'],
    ['with a skill that it does not list', aQuiz({ skills: { signe: 'Étudier le signe' } }), '', 'invalid'],
    ['with a skill that every object has', aQuiz({ questions: [aTrueFalse({ skill: 'toString' })] }), '', 'invalid'],
    ['with the name of a skill of 101 characters', aQuiz({ skills: { calculer: 'x', ['x'.repeat(101)]: 'x' } }), `skills.${'x'.repeat(101)}`, 'invalid'],
  ])('%s', (_, quiz, field, fault) => {
    expect(faultsOf(quiz)).toEqual([{ field, fault }])
  })
})

test.each([
  ['100 questions', aQuiz({ questions: times(100).map((id) => aTrueFalse({ id })) })],
  ['a title of 10,000 characters', aQuiz({ title: 'x'.repeat(10_000) })],
  ['the name of a skill of 100 characters', aQuiz({ skills: { calculer: 'x', ['x'.repeat(100)]: 'x' } })],
  ['20 choices', aQuiz({ questions: [aSingleChoice({ choices: times(20).map((id) => ({ id, text: id, correct: id === '0' })) })] })],
  ['two choices, both right', aQuiz({ questions: [aMultipleChoice({ choices: ['a', 'b'].map((id) => ({ id, text: id, correct: true })) })] })],
  ['several choices, one of them right', aQuiz({ questions: [aMultipleChoice({ choices: choices('a', 'b') })] })],
  ['50 spellings of an answer', aQuiz({ questions: [aTextQuestion({ answers: times(50) })] })],
  ['a word to find of 200 characters', aQuiz({ questions: [aTextQuestion({ answers: [` ${'x'.repeat(200)} `] })] })],
  ['3 items to order', aQuiz({ questions: [anOrdering({ items: times(3).map((id) => ({ id, text: id })) })] })],
  ['10 items to order', aQuiz({ questions: [anOrdering({ items: times(10).map((id) => ({ id, text: id })) })] })],
  ['3 pairs to match', aQuiz({ questions: [aMatching({ pairs: times(3).map((id) => ({ id, left: id, right: id })) })] })],
  ['10 pairs to match', aQuiz({ questions: [aMatching({ pairs: times(10).map((id) => ({ id, left: id, right: id })) })] })],
  ['an id of 40 characters', aQuiz({ questions: [aTrueFalse({ id: 'x'.repeat(40) })] })],
  ['a negative answer', aQuiz({ questions: [aNumericQuestion({ answer: -1, tolerance: 0.5 })] })],
])('a quiz may have %s', (_, quiz) => {
  expect(parseQuiz(quiz).isOk()).toBe(true)
})

const items = (...ids: string[]) => ids.map((id) => ({ id, text: `texte ${id}` }))
const pair = (id: string, left = id, right = id) => ({ id, left, right })

describe('a question is refused', () => {
  test.each<[string, unknown, string]>([
    ['of a kind that nobody knows', { ...aTrueFalse(), type: 'essay' }, 'type'],
    ['with a field of another kind', { ...aTrueFalse(), choices: [] }, 'choices'],
    ['with an id in capitals', aTrueFalse({ id: 'Q1' }), 'id'],
    ['with an id that ends in a capital', aTrueFalse({ id: 'qA' }), 'id'],
    ['with an id of 41 characters', aTrueFalse({ id: 'x'.repeat(41) }), 'id'],
    ['without an explanation', { ...aTrueFalse(), explanation: '' }, 'explanation'],
    ['without a prompt', { ...aTrueFalse(), prompt: '' }, 'prompt'],
    ['without a skill', { ...aTrueFalse(), skill: '' }, 'skill'],
    ['with one choice', aSingleChoice({ choices: choices('a') }), 'choices'],
    ['with one of several choices', aMultipleChoice({ choices: choices('a') }), 'choices'],
    ['with 21 choices', aSingleChoice({ choices: choices('a', ...times(20)) }), 'choices'],
    ['with two choices of one id', aMultipleChoice({ choices: choices('a', 'a') }), 'choices'],
    ['with no right choice', aSingleChoice({ choices: choices('b', 'c') }), 'choices'],
    ['with two right choices where one is asked', aSingleChoice({ choices: choices('a', 'b').map((choice) => ({ ...choice, correct: true })) }), 'choices'],
    ['with no right choice of several', aMultipleChoice({ choices: choices('b', 'c') }), 'choices'],
    ['with a choice that has a field too many', aSingleChoice({ choices: choices('a', 'b').map((choice) => ({ ...choice, why: 'x' })) }), 'choices.0.why'],
    ['whose answer is infinite', aNumericQuestion({ answer: Infinity }), 'answer'],
    ['with a negative tolerance', aNumericQuestion({ tolerance: -1 }), 'tolerance'],
    ['with an infinite tolerance', aNumericQuestion({ tolerance: Infinity }), 'tolerance'],
    ['without a word to find', aTextQuestion({ answers: [] }), 'answers'],
    ['with 51 spellings', aTextQuestion({ answers: times(51) }), 'answers'],
    ['with a word to find of 201 characters', aTextQuestion({ answers: ['a', 'x'.repeat(201)] }), 'answers.1'],
    ['with a blank word to find', aTextQuestion({ answers: [' '] }), 'answers.0'],
    ['with two items to order', anOrdering({ items: items('a', 'b') }), 'items'],
    ['with 11 items to order', anOrdering({ items: items(...times(11)) }), 'items'],
    ['with two items of one id', anOrdering({ items: [...items('a', 'b'), { id: 'a', text: 'deux' }] }), 'items'],
    ['with two items of one text', anOrdering({ items: [...items('a', 'b'), { id: 'c', text: 'texte a' }] }), 'items'],
    ['with an item that has a field too many', { ...anOrdering(), items: items('a', 'b', 'c').map((item) => ({ ...item, place: 1 })) }, 'items.0.place'],
    ['with two pairs', aMatching({ pairs: [pair('a'), pair('b')] }), 'pairs'],
    ['with 11 pairs', aMatching({ pairs: times(11).map((id) => pair(id)) }), 'pairs'],
    ['with two pairs of one id', aMatching({ pairs: [pair('a', 'x', 'x'), pair('a', 'y', 'y'), pair('c')] }), 'pairs'],
    ['with two pairs of one left side', aMatching({ pairs: [pair('a', 'x', 'x'), pair('b', 'x', 'y'), pair('c')] }), 'pairs'],
    ['with two pairs of one right side', aMatching({ pairs: [pair('a', 'x', 'x'), pair('b', 'y', 'x'), pair('c')] }), 'pairs'],
    ['with a pair that has a field too many', { ...aMatching(), pairs: ['a', 'b', 'c'].map((id) => ({ ...pair(id), why: 'x' })) }, 'pairs.0.why'],
  ])('%s', (_, question, field) => {
    expect(faultsOf({ ...aQuiz(), questions: [question] })[0]?.field).toBe(`questions.0.${field}`)
  })
})

test('an author is told in words what is wrong', () => {
  const words = (question: Question) => quizIssues({ ...aQuiz(), questions: [question] })
  expect(words(aSingleChoice({ choices: choices('b', 'c') }))).toEqual(['exactly one choice must be correct'])
  expect(words(aMultipleChoice({ choices: choices('b', 'c') }))).toEqual(['at least one choice must be correct'])
  expect(words(aMultipleChoice({ choices: choices('a', 'a') }))).toContain('two choices have the same id')
  expect(words(anOrdering({ items: [...items('a', 'b'), ...items('a')] }))).toEqual(['two items have the same id', 'two items have the same text'])
  expect(words(aMatching({ pairs: [pair('a'), pair('b'), pair('a')] }))).toEqual([
    'two pairs have the same id',
    'two pairs have the same left side',
    'two pairs have the same right side',
  ])
  expect(quizIssues(aQuiz({ questions: [aTrueFalse(), aTrueFalse()] }))).toEqual(['two questions have the same id'])
  expect(quizIssues(aQuiz({ skills: {} }))).toEqual(['a question names a skill that the list of skills does not have'])
})

test('whatever comes, a quiz or a refusal is the answer', () => {
  expectNeverThrows(parseQuiz, aQuiz({ questions: everyKind }))
})
