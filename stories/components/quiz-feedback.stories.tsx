import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuizFeedback } from '../../ui/components/quiz-feedback.tsx'
import { explanation } from '../lesson.ts'

const meta = {
  component: QuizFeedback,
  args: {
    correct: true,
    verdict: 'Bonne réponse !',
    yourAnswerLabel: 'Ta réponse',
    yourAnswerHtml: '5',
    expectedLabel: 'Réponse attendue',
    expectedHtml: '5',
    explanationTitle: 'Pourquoi ?',
    explanationHtml: explanation,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
} satisfies Meta<typeof QuizFeedback>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wrong: Story = { args: { correct: false, verdict: 'Pas tout à fait', yourAnswerHtml: '7' } }
