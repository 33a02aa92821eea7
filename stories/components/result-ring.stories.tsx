import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultRing } from '../../ui/components/result-ring.tsx'

const meta = {
  component: ResultRing,
  args: { score: 8, total: 10, label: '8 bonnes réponses sur 10' },
} satisfies Meta<typeof ResultRing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Perfect: Story = { args: { score: 10, label: 'Sans faute : 10 sur 10' } }
export const Half: Story = { args: { score: 6, total: 12, label: '6 bonnes réponses sur 12' } }
export const None: Story = { args: { score: 0, label: 'Aucune bonne réponse, pour cette fois' } }
