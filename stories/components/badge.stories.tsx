import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Icon } from '../../ui/components/icon.tsx'

const meta = {
  component: Badge,
  args: { children: 'Terminale', tone: 'neutral' },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'honey', 'success', 'warning'] } },
  parameters: {
    english: {
      Terminale: 'Final year',
      'Le plus choisi': 'Most popular',
      Gratuit: 'Free',
      'Expire bientôt': 'Expires soon',
      'Avec l’abonnement': 'With the subscription',
      'Offert avec l’abonnement à l’année, jusqu’au 30 septembre': 'Included in the yearly subscription, until September 30',
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Honey: Story = { args: { tone: 'honey', children: 'Le plus choisi' } }
export const Success: Story = { args: { tone: 'success', children: 'Gratuit' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Expire bientôt' } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="lock" />
        <span>Avec l’abonnement</span>
      </>
    ),
  },
  argTypes: { children: { control: false } },
}
export const LongText: Story = {
  args: { tone: 'honey', children: 'Offert avec l’abonnement à l’année, jusqu’au 30 septembre' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}><Story /></div>],
}
