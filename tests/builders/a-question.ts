import type { Question } from '../../domain/quizzes/quiz.ts'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

const base = { id: 'q1', skill: 'calculer', prompt: 'Combien ?', explanation: 'Parce que.' }

/** Three choices, b is right. */
export const aSingleChoice = (changes: Partial<Of<'single-choice'>> = {}): Of<'single-choice'> => ({
  ...base,
  type: 'single-choice',
  choices: [
    { id: 'a', text: '$1$', correct: false },
    { id: 'b', text: '$2$', correct: true },
    { id: 'c', text: '$3$', correct: false },
  ],
  ...changes,
})

/** Four choices, a and c are right. */
export const aMultipleChoice = (changes: Partial<Of<'multiple-choice'>> = {}): Of<'multiple-choice'> => ({
  ...base,
  type: 'multiple-choice',
  choices: [
    { id: 'a', text: '$1$', correct: true },
    { id: 'b', text: '$2$', correct: false },
    { id: 'c', text: '$3$', correct: true },
    { id: 'd', text: '$4$', correct: false },
  ],
  ...changes,
})

/** Four items: the right order is a, b, c, d. */
export const anOrdering = (changes: Partial<Of<'ordering'>> = {}): Of<'ordering'> => ({
  ...base,
  type: 'ordering',
  items: [
    { id: 'a', text: '1515' },
    { id: 'b', text: '1789' },
    { id: 'c', text: '1914' },
    { id: 'd', text: '1958' },
  ],
  ...changes,
})

/** Three pairs: a with a, b with b, c with c. */
export const aMatching = (changes: Partial<Of<'matching'>> = {}): Of<'matching'> => ({
  ...base,
  type: 'matching',
  pairs: [
    { id: 'a', left: 'chat', right: 'cat' },
    { id: 'b', left: 'chien', right: 'dog' },
    { id: 'c', left: 'oiseau', right: 'bird' },
  ],
  ...changes,
})

export const aTrueFalse = (changes: Partial<Of<'true-false'>> = {}): Of<'true-false'> => ({
  ...base,
  type: 'true-false',
  answer: true,
  ...changes,
})

export const aNumericQuestion = (changes: Partial<Of<'numeric'>> = {}): Of<'numeric'> => ({
  ...base,
  type: 'numeric',
  answer: 2,
  tolerance: 0,
  ...changes,
})

export const aTextQuestion = (changes: Partial<Of<'text'>> = {}): Of<'text'> => ({
  ...base,
  type: 'text',
  answers: ['minimum'],
  ...changes,
})
