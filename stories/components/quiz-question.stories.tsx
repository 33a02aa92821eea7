import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'
import { QuizQuestion } from '../../ui/components/quiz-question.tsx'
import { fractions, inlineFormula } from '../lesson.ts'

const meta = {
  component: QuizQuestion,
  args: {
    number: 3,
    total: 10,
    questionId: 'question-3',
    promptHtml: 'Quel côté d’un triangle rectangle est l’hypoténuse ?',
    input: {
      kind: 'single-choice',
      choices: [
        { id: 'a', html: 'Le côté opposé à l’angle droit' },
        { id: 'b', html: 'Le plus petit côté' },
        { id: 'c', html: 'Un des deux côtés de l’angle droit' },
      ],
    },
    children: <Button type="submit">Valider</Button>,
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <form style={{ maxWidth: 640 }}><Story /></form>],
} satisfies Meta<typeof QuizQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Answered: Story = { args: { typed: ['a'] } }
export const MultipleChoice: Story = {
  args: {
    promptHtml: 'Quelles fractions sont plus grandes que un tiers ?',
    typed: ['half'],
    input: {
      kind: 'multiple-choice',
      choices: [
        { id: 'half', html: fractions.half },
        { id: 'third', html: fractions.third },
        { id: 'quarter', html: fractions.quarter },
      ],
    },
  },
}
export const TrueFalse: Story = {
  args: { promptHtml: 'La Constitution de la V<sup>e</sup> République date de 1958.', input: { kind: 'true-false' } },
}
export const Numeric: Story = { args: { promptHtml: inlineFormula, input: { kind: 'numeric' } } }
export const NumericWithUnit: Story = {
  args: {
    promptHtml: 'Une échelle de 5 m est posée à 1,4 m du mur. À quelle hauteur monte-t-elle ?',
    input: { kind: 'numeric', unit: 'm' },
    typed: ['4,8'],
  },
}
export const Text: Story = {
  args: { promptHtml: 'Mets le verbe au <em>present perfect</em> : « She (to lose) her keys. »', input: { kind: 'text' } },
}
const revolution = [
  { id: 'republic', html: 'Proclamation de la République' },
  { id: 'estates', html: 'Ouverture des États généraux' },
  { id: 'bastille', html: 'Prise de la Bastille' },
]
export const Ordering: Story = {
  args: { promptHtml: 'Range ces événements du plus ancien au plus récent.', input: { kind: 'ordering', items: revolution } },
}
export const OrderingWithError: Story = {
  args: { ...Ordering.args, typed: ['estates', '', 'republic'], error: 'Fais un choix dans chaque liste avant de valider.' },
}
export const Matching: Story = {
  args: {
    promptHtml: 'Associe chaque fraction à son écriture décimale.',
    typed: ['half:half'],
    input: {
      kind: 'matching',
      lefts: [
        { id: 'half', html: fractions.half },
        { id: 'quarter', html: fractions.quarter },
      ],
      rights: [
        { id: 'quarter', html: '0,25' },
        { id: 'half', html: '0,5' },
      ],
    },
  },
}
export const WithError: Story = { args: { error: 'Choisis une réponse avant de valider.' } }
export const TextWithError: Story = {
  args: { ...Text.args, error: 'Écris une réponse avant de valider.' },
}
