import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultRing } from '../../ui/components/result-ring.tsx'

const meta = {
  component: ResultRing,
  args: { score: 8, total: 10, label: '8 bonnes réponses sur 10' },
  parameters: {
    english: {
      '8 bonnes réponses sur 10': '8 right answers out of 10',
      'Aucune bonne réponse cette fois, mais le cours vous attend': 'No right answer this time, but the lesson is waiting for you',
      '1 bonne réponse sur 12': '1 right answer out of 12',
      '6 bonnes réponses sur 12': '6 right answers out of 12',
      'Sans faute : 10 bonnes réponses sur 10': 'Full marks: 10 right answers out of 10',
      '87 bonnes réponses sur 100': '87 right answers out of 100',
      '100 bonnes réponses sur 100': '100 right answers out of 100',
      '7 bonnes réponses sur 8': '7 right answers out of 8',
      'Vous avez donné 8 bonnes réponses sur 10 au quiz sur les mémoires de la Seconde Guerre mondiale en France depuis 1945':
        'You gave 8 right answers out of 10 in the quiz on how the Second World War has been remembered in France since 1945',
    },
  },
} satisfies Meta<typeof ResultRing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoneRight: Story = { args: { score: 0, label: 'Aucune bonne réponse cette fois, mais le cours vous attend' } }
export const OneRight: Story = { args: { score: 1, total: 12, label: '1 bonne réponse sur 12' } }
export const HalfRight: Story = { args: { score: 6, total: 12, label: '6 bonnes réponses sur 12' } }
export const AlmostAllRight: Story = { args: { score: 7, total: 8, label: '7 bonnes réponses sur 8' } }
export const AllRight: Story = { args: { score: 10, label: 'Sans faute : 10 bonnes réponses sur 10' } }
export const ManyQuestions: Story = { args: { score: 87, total: 100, label: '87 bonnes réponses sur 100' } }
export const AllRightOfMany: Story = { args: { score: 100, total: 100, label: '100 bonnes réponses sur 100' } }
export const LongText: Story = {
  args: { label: 'Vous avez donné 8 bonnes réponses sur 10 au quiz sur les mémoires de la Seconde Guerre mondiale en France depuis 1945' },
}
export const OnAPhone: Story = { args: { score: 87, total: 100, label: '87 bonnes réponses sur 100' }, globals: { viewport: { value: 'phone' } } }
