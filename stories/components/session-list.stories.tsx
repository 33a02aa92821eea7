import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Button } from '../../ui/components/button.tsx'
import { SessionList } from '../../ui/components/session-list.tsx'

const here = { id: 'a', title: 'Connexion du 21 novembre 2026, à 13:04', action: <Badge tone="success">Cet appareil</Badge> }
const elsewhere = {
  id: 'b',
  title: 'Connexion du 2 novembre 2026, à 08:30',
  detail: 'Dernière activité le 18 novembre 2026',
  action: <Button variant="secondary">Fermer</Button>,
}

const meta = {
  component: SessionList,
  args: { sessions: [here] },
  argTypes: { sessions: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 736 }}><Story /></div>],
  parameters: {
    english: {
      'Connexion du 21 novembre 2026, à 13:04': 'Logged in on November 21, 2026 at 13:04',
      'Cet appareil': 'This device',
      'Connexion du 2 novembre 2026, à 08:30': 'Logged in on November 2, 2026 at 08:30',
      'Dernière activité le 18 novembre 2026': 'Last active on November 18, 2026',
      Fermer: 'Close',
      'Connexion du 3 septembre 2026, à 19:12, depuis l’application mobile d’un téléphone partagé': 'Logged in on September 3, 2026 at 19:12, from the mobile app of a shared phone',
      'Dernière activité le 3 septembre 2026, il y a plus de deux mois : fermez-la si vous ne la reconnaissez pas':
        'Last active on September 3, 2026, more than two months ago: close it if you do not recognise it',
    },
  },
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const OnlyHere: Story = {}
export const HereAndElsewhere: Story = { args: { sessions: [here, elsewhere] } }
export const BeingClosed: Story = {
  args: { sessions: [here, { ...elsewhere, action: <Button variant="secondary" busy>Fermer</Button> }] },
}
export const LongText: Story = {
  args: {
    sessions: [
      {
        ...elsewhere,
        title: 'Connexion du 3 septembre 2026, à 19:12, depuis l’application mobile d’un téléphone partagé',
        detail: 'Dernière activité le 3 septembre 2026, il y a plus de deux mois : fermez-la si vous ne la reconnaissez pas',
      },
    ],
  },
}
