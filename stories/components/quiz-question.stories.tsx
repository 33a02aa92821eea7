import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../ui/components/button.tsx'
import { QuizFeedback, type QuizFeedbackProps } from '../../ui/components/quiz-feedback.tsx'
import { QuizQuestion, type QuizQuestionProps } from '../../ui/components/quiz-question.tsx'
import { formula } from '../formulas.ts'

/** A question, and what is said of its answer once it is given. */
type Asked = QuizQuestionProps & { feedback?: QuizFeedbackProps | undefined }

const english = {
  'Valider ma réponse': 'Check my answer',
  'Votre réponse': 'Your answer',
  'Réponse attendue': 'Expected answer',
  Pourquoi: 'Why',
  'Bonne réponse': 'Right answer',
  'Ce n’est pas la bonne réponse': 'That is not the right answer',
  'En partie juste': 'Partly right',
  'Choisissez une réponse avant de valider.': 'Choose an answer before checking it.',
  'Choisissez au moins une réponse avant de valider.': 'Choose at least one answer before checking it.',
  'Écrivez une réponse avant de valider.': 'Write an answer before checking it.',
  'Écrivez un nombre, avec une virgule si besoin.': 'Write a number, with a decimal point if needed.',
  'Faites un choix dans chaque liste avant de valider.': 'Choose from every list before checking your answer.',
  'Quel côté d’un triangle rectangle est l’hypoténuse ?': 'Which side of a right-angled triangle is the hypotenuse?',
  'Le côté opposé à l’angle droit': 'The side opposite the right angle',
  'Le plus petit côté': 'The shortest side',
  'Un des deux côtés de l’angle droit': 'One of the two sides of the right angle',
  '<p>L’hypoténuse fait face à l’angle droit : c’est toujours le plus grand côté.</p>':
    '<p>The hypotenuse faces the right angle: it is always the longest side.</p>',
  'Quelles villes sont des métropoles françaises de plus d’un million d’habitants ?': 'Which cities are at the heart of French urban areas of over a million people?',
  Lyon: 'Lyon',
  Marseille: 'Marseille',
  Limoges: 'Limoges',
  'Lyon, Marseille': 'Lyon, Marseille',
  'Lyon, Limoges': 'Lyon, Limoges',
  '<p>Lyon et Marseille dépassent le million d’habitants ; l’aire de Limoges en compte environ 290 000.</p>':
    '<p>Lyon and Marseille have over a million inhabitants; the Limoges area has about 290,000.</p>',
  'La Constitution de la V<sup>e</sup> République date de 1958.': 'The Constitution of the French Fifth Republic dates from 1958.',
  Vrai: 'True',
  Faux: 'False',
  '<p>Elle est promulguée le 4 octobre 1958, après le référendum du 28 septembre.</p>':
    '<p>It came into force on 4 October 1958, after the referendum of 28 September.</p>',
  'Une échelle de 5 m est posée à 1,4 m du mur. À quelle hauteur monte-t-elle ?': 'A 5 m ladder stands 1.4 m away from the wall. How high does it reach?',
  '4,8': '4.8',
  '3,6': '3.6',
  '4,8 m': '4.8 m',
  '3,6 m': '3.6 m',
  'Mettez le verbe au <em>present perfect</em> : « She (to lose) her keys. »': 'Put the verb in the <em>present perfect</em>: “She (to lose) her keys.”',
  '<p>Avec <em>she</em>, l’auxiliaire est <em>has</em> ; le participe passé de <em>lose</em> est <em>lost</em>.</p>':
    '<p>With <em>she</em> the auxiliary is <em>has</em>; the past participle of <em>lose</em> is <em>lost</em>.</p>',
  'Rangez ces événements du plus ancien au plus récent.': 'Put these events in order, the oldest first.',
  'Proclamation de la République': 'Proclamation of the Republic',
  'Ouverture des États généraux': 'Opening of the Estates General',
  'Prise de la Bastille': 'Storming of the Bastille',
  'Ouverture des États généraux, prise de la Bastille, proclamation de la République':
    'Opening of the Estates General, storming of the Bastille, proclamation of the Republic',
  'Prise de la Bastille, ouverture des États généraux, proclamation de la République':
    'Storming of the Bastille, opening of the Estates General, proclamation of the Republic',
  '<p>5 mai 1789, 14 juillet 1789, 22 septembre 1792.</p>': '<p>5 May 1789, 14 July 1789, 22 September 1792.</p>',
  'Associez chaque fraction à son écriture décimale.': 'Match each fraction with its decimal form.',
  '0,25': '0.25',
  '0,5': '0.5',
  '0,75': '0.75',
  '<p>On divise le numérateur par le dénominateur : trois divisé par quatre donne 0,75.</p>':
    '<p>Divide the numerator by the denominator: three divided by four is 0.75.</p>',
}

const fractions = {
  quarter: formula('\\dfrac{1}{4}'),
  half: formula('\\dfrac{1}{2}'),
  threeQuarters: formula('\\dfrac{3}{4}'),
}
const root = formula('\\sqrt{3^2 + 4^2} = {?}', 'block')
const heightOfTheLadder = `<p>${formula('5^2 - 1{,}4^2 = 23{,}04', 'block')}</p><p>${formula('\\sqrt{23{,}04} = 4{,}8')}</p>`
const rightPairs = formula('\\dfrac{1}{4} = 0{,}25 \\qquad \\dfrac{1}{2} = 0{,}5 \\qquad \\dfrac{3}{4} = 0{,}75')
const wrongPairs = formula('\\dfrac{1}{4} = 0{,}75 \\qquad \\dfrac{1}{2} = 0{,}5 \\qquad \\dfrac{3}{4} = 0{,}25')
const keptWords = [root, heightOfTheLadder, rightPairs, wrongPairs, '<span lang="en">has lost</span>', '<span lang="en">have lost</span>', 'has lost', 'have lost']

const submit = <Button type="submit">Valider ma réponse</Button>
const busySubmit = (
  <Button type="submit" busy>
    Valider ma réponse
  </Button>
)

const meta = {
  tags: ['reading'],
  component: QuizQuestion,
  args: {
    number: 3,
    total: 10,
    questionId: 'question-3',
    promptHtml: 'Quel côté d’un triangle rectangle est l’hypoténuse ?',
    input: {
      kind: 'single-choice',
      choices: [
        { id: 'opposite', html: 'Le côté opposé à l’angle droit' },
        { id: 'shortest', html: 'Le plus petit côté' },
        { id: 'adjacent', html: 'Un des deux côtés de l’angle droit' },
      ],
    },
    children: submit,
  },
  argTypes: { children: { control: false }, feedback: { control: false } },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 640 }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  parameters: { english: { ...english, ...Object.fromEntries(keptWords.map((words) => [words, words])) } },
  render: ({ feedback, ...question }) => (
    <div className="stack">
      <QuizQuestion {...question} />
      {feedback ? <QuizFeedback {...feedback} /> : null}
    </div>
  ),
} satisfies Meta<Asked>

export default meta
type Story = StoryObj<Asked>

const answer = (
  question: Partial<Asked> | undefined,
  typed: readonly string[],
  { given, expected, explanation, verdict }: { given: string; expected: string; explanation: string; verdict?: string },
): Partial<Asked> => {
  const correct = given === expected
  return {
    ...question,
    typed,
    answered: true,
    children: undefined,
    feedback: {
      correct,
      verdict: verdict ?? (correct ? 'Bonne réponse' : 'Ce n’est pas la bonne réponse'),
      yourAnswerLabel: 'Votre réponse',
      yourAnswerHtml: given,
      expectedLabel: 'Réponse attendue',
      expectedHtml: expected,
      explanationTitle: 'Pourquoi',
      explanationHtml: explanation,
    },
  }
}

const hypotenuse = {
  expected: 'Le côté opposé à l’angle droit',
  explanation: '<p>L’hypoténuse fait face à l’angle droit : c’est toujours le plus grand côté.</p>',
}
export const Default: Story = {}
export const SingleChoiceChosen: Story = { args: { typed: ['opposite'] } }
export const SingleChoiceWithError: Story = { args: { error: 'Choisissez une réponse avant de valider.' } }
export const SingleChoiceRight: Story = { args: answer({}, ['opposite'], { ...hypotenuse, given: hypotenuse.expected }) }
export const SingleChoiceWrong: Story = { args: answer({}, ['shortest'], { ...hypotenuse, given: 'Le plus petit côté' }) }
export const SingleChoiceBusy: Story = { args: { typed: ['opposite'], children: busySubmit } }

const cities = {
  expected: 'Lyon, Marseille',
  explanation: '<p>Lyon et Marseille dépassent le million d’habitants ; l’aire de Limoges en compte environ 290 000.</p>',
}
export const MultipleChoice: Story = {
  args: {
    promptHtml: 'Quelles villes sont des métropoles françaises de plus d’un million d’habitants ?',
    input: {
      kind: 'multiple-choice',
      choices: [
        { id: 'lyon', html: 'Lyon' },
        { id: 'limoges', html: 'Limoges' },
        { id: 'marseille', html: 'Marseille' },
      ],
    },
  },
}
export const MultipleChoiceWithError: Story = { args: { ...MultipleChoice.args, error: 'Choisissez au moins une réponse avant de valider.' } }
export const MultipleChoiceRight: Story = {
  args: answer(MultipleChoice.args, ['lyon', 'marseille'], { ...cities, given: cities.expected }),
}
export const MultipleChoicePartlyRight: Story = {
  args: answer(MultipleChoice.args, ['lyon', 'limoges'], { ...cities, given: 'Lyon, Limoges', verdict: 'En partie juste' }),
}
export const MultipleChoiceBusy: Story = { args: { ...MultipleChoice.args, typed: ['lyon', 'marseille'], children: busySubmit } }

const constitution = {
  expected: 'Vrai',
  explanation: '<p>Elle est promulguée le 4 octobre 1958, après le référendum du 28 septembre.</p>',
}
export const TrueFalse: Story = {
  args: { promptHtml: 'La Constitution de la V<sup>e</sup> République date de 1958.', input: { kind: 'true-false' } },
}
export const TrueFalseWithError: Story = { args: { ...TrueFalse.args, error: 'Choisissez une réponse avant de valider.' } }
export const TrueFalseRight: Story = { args: answer(TrueFalse.args, ['true'], { ...constitution, given: 'Vrai' }) }
export const TrueFalseWrong: Story = { args: answer(TrueFalse.args, ['false'], { ...constitution, given: 'Faux' }) }
export const TrueFalseBusy: Story = { args: { ...TrueFalse.args, typed: ['true'], children: busySubmit } }

const ladder = {
  expected: '4,8 m',
  explanation: heightOfTheLadder,
}
export const Numeric: Story = {
  args: {
    promptHtml: 'Une échelle de 5 m est posée à 1,4 m du mur. À quelle hauteur monte-t-elle ?',
    input: { kind: 'numeric', unit: 'm' },
  },
}
export const NumericWithoutUnit: Story = {
  args: { promptHtml: root, input: { kind: 'numeric' } },
}
export const NumericWithError: Story = { args: { ...Numeric.args, error: 'Écrivez un nombre, avec une virgule si besoin.' } }
export const NumericRight: Story = { args: answer(Numeric.args, ['4,8'], { ...ladder, given: '4,8 m' }) }
export const NumericWrong: Story = { args: answer(Numeric.args, ['3,6'], { ...ladder, given: '3,6 m' }) }
export const NumericBusy: Story = { args: { ...Numeric.args, typed: ['4,8'], children: busySubmit } }

const keys = {
  expected: '<span lang="en">has lost</span>',
  explanation: '<p>Avec <em>she</em>, l’auxiliaire est <em>has</em> ; le participe passé de <em>lose</em> est <em>lost</em>.</p>',
}
export const Text: Story = {
  args: { promptHtml: 'Mettez le verbe au <em>present perfect</em> : « She (to lose) her keys. »', input: { kind: 'text' } },
}
export const TextWithError: Story = { args: { ...Text.args, error: 'Écrivez une réponse avant de valider.' } }
export const TextRight: Story = { args: answer(Text.args, ['has lost'], { ...keys, given: keys.expected }) }
export const TextWrong: Story = { args: answer(Text.args, ['have lost'], { ...keys, given: '<span lang="en">have lost</span>' }) }
export const TextBusy: Story = { args: { ...Text.args, typed: ['has lost'], children: busySubmit } }

const revolution = {
  expected: 'Ouverture des États généraux, prise de la Bastille, proclamation de la République',
  explanation: '<p>5 mai 1789, 14 juillet 1789, 22 septembre 1792.</p>',
}
export const Ordering: Story = {
  args: {
    promptHtml: 'Rangez ces événements du plus ancien au plus récent.',
    input: {
      kind: 'ordering',
      items: [
        { id: 'republic', html: 'Proclamation de la République' },
        { id: 'estates', html: 'Ouverture des États généraux' },
        { id: 'bastille', html: 'Prise de la Bastille' },
      ],
    },
  },
}
export const OrderingWithError: Story = {
  args: { ...Ordering.args, typed: ['estates', '', 'republic'], error: 'Faites un choix dans chaque liste avant de valider.' },
}
export const OrderingRight: Story = {
  args: answer(Ordering.args, ['estates', 'bastille', 'republic'], { ...revolution, given: revolution.expected }),
}
export const OrderingWrong: Story = {
  args: answer(Ordering.args, ['bastille', 'estates', 'republic'], {
    ...revolution,
    given: 'Prise de la Bastille, ouverture des États généraux, proclamation de la République',
  }),
}
export const OrderingBusy: Story = { args: { ...Ordering.args, typed: ['estates', 'bastille', 'republic'], children: busySubmit } }

const decimals = {
  expected: rightPairs,
  explanation: '<p>On divise le numérateur par le dénominateur : trois divisé par quatre donne 0,75.</p>',
}
export const Matching: Story = {
  args: {
    promptHtml: 'Associez chaque fraction à son écriture décimale.',
    input: {
      kind: 'matching',
      lefts: [
        { id: 'quarter', html: fractions.quarter },
        { id: 'half', html: fractions.half },
        { id: 'three-quarters', html: fractions.threeQuarters },
      ],
      rights: [
        { id: 'half', html: '0,5' },
        { id: 'three-quarters', html: '0,75' },
        { id: 'quarter', html: '0,25' },
      ],
    },
  },
}
export const MatchingWithError: Story = {
  args: { ...Matching.args, typed: ['half:half'], error: 'Faites un choix dans chaque liste avant de valider.' },
}
export const MatchingRight: Story = {
  args: answer(Matching.args, ['quarter:quarter', 'half:half', 'three-quarters:three-quarters'], { ...decimals, given: decimals.expected }),
}
export const MatchingWrong: Story = {
  args: answer(Matching.args, ['quarter:three-quarters', 'half:half', 'three-quarters:quarter'], {
    ...decimals,
    given: wrongPairs,
  }),
}
export const MatchingBusy: Story = { args: { ...MatchingRight.args, answered: false, feedback: undefined, children: busySubmit } }

export const Answering: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    if (!first || !second) throw new Error('the question has no choices')
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(first).not.toBeChecked()
  },
}
export const OnAPhone: Story = { ...MatchingWrong, globals: { viewport: { value: 'phone' } } }
