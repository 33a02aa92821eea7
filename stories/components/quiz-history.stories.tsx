import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuizHistory } from '../../ui/components/quiz-history.tsx'

const finished = { id: 'a', title: 'Le second degré', detail: 'Commencé le 21 novembre 2026', score: '7 sur 8', state: 'Terminé', tone: 'success' } as const
const begun = { id: 'b', title: 'Les suites numériques', detail: 'Commencé le 20 novembre 2026', score: '2 sur 3 pour l’instant', state: 'À terminer', tone: 'neutral' } as const

const meta = {
  component: QuizHistory,
  args: { quizzes: [finished, begun] },
  argTypes: { quizzes: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 736 }}><Story /></div>],
  parameters: {
    english: {
      'Le second degré': 'Quadratic functions',
      'Les suites numériques': 'Numerical sequences',
      'Commencé le 21 novembre 2026': 'Started on November 21, 2026',
      'Commencé le 20 novembre 2026': 'Started on November 20, 2026',
      '7 sur 8': '7 out of 8',
      '2 sur 3 pour l’instant': '2 out of 3 so far',
      Terminé: 'Finished',
      'À terminer': 'To finish',
      'La Révolution française et l’Empire, de la convocation des états généraux au retour du roi': 'The French Revolution and the Empire, from the calling of the Estates General to the return of the king',
    },
  },
} satisfies Meta<typeof QuizHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = {
  args: { quizzes: [{ ...finished, title: 'La Révolution française et l’Empire, de la convocation des états généraux au retour du roi' }] },
}
