import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResumeCard } from '../../ui/components/resume-card.tsx'

const meta = {
  component: ResumeCard,
  args: {
    to: '/revisions/mathematiques-premiere/algebre/second-degre/quiz/1',
    title: 'Quiz : Second degré',
    subject: 'mathematics',
    value: 3,
    max: 8,
    progressLabel: '3 réponses sur 8',
    actionLabel: 'Reprendre',
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}><Story /></div>],
  parameters: {
    english: {
      'Quiz : Second degré': 'Quiz: The quadratic',
      '3 réponses sur 8': '3 answers out of 8',
      'Aucune réponse sur 8': 'No answer out of 8',
      Reprendre: 'Go on',
    },
  },
} satisfies Meta<typeof ResumeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const JustBegun: Story = { args: { value: 0, progressLabel: 'Aucune réponse sur 8' } }
