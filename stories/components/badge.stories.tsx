import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'

const meta = {
  component: Badge,
  args: { children: 'Terminale', tone: 'neutral' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Honey: Story = { args: { tone: 'honey', children: 'Le plus choisi' } }
export const Success: Story = { args: { tone: 'success', children: 'Gratuit' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Expire bientôt' } }
