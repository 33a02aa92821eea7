import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from '../../ui/components/fact-list.tsx'

const meta = {
  component: FactList,
  args: {
    facts: [
      { label: 'Formule', value: 'Solo 12 mois' },
      { label: 'Commandée le', value: '21 novembre 2026' },
      { label: 'Remboursement', value: '89,99 €' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongReference: Story = {
  args: { facts: [{ label: 'Référence de la commande', value: '0199a7b2-7c1e-7d7a-9f0e-4b1f6f0c2a11' }] },
}
