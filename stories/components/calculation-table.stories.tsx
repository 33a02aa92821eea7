import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalculationTable } from '../../ui/components/calculation-table.tsx'

const meta = {
  component: CalculationTable,
  args: {
    title: 'Épreuves',
    lines: [
      { id: 'philosophy', label: 'Philosophie', mark: '9', weight: '8', product: '72' },
      { id: 'specialty', label: 'Histoire-géographie, géopolitique et sciences politiques', mark: '13,5', weight: '16', product: '216' },
    ],
    totalWeight: '24',
    totalPoints: '288',
    conclusion: '288 ÷ 24 = 12,00',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}><Story /></div>],
  parameters: {
    english: {
      Épreuves: 'Exams',
      Philosophie: 'Philosophy',
      'Histoire-géographie, géopolitique et sciences politiques': 'History, geography, geopolitics and political science',
      '13,5': '13.5',
      '288 ÷ 24 = 12,00': '288 ÷ 24 = 12.00',
      'Chef-d’œuvre': 'Masterpiece (chef-d’œuvre)',
    },
  },
} satisfies Meta<typeof CalculationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPointsTaken: Story = {
  args: { bonus: { label: 'Chef-d’œuvre', points: '− 4' }, totalPoints: '284', conclusion: undefined },
}
