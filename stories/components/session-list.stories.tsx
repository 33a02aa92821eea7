import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { Button } from '../../ui/components/button.tsx'
import { SessionList } from '../../ui/components/session-list.tsx'

const here = { id: 'a', title: 'Connexion du 21 novembre 2026, à 13:04', action: <Badge tone="success">Cet appareil</Badge> }

const meta = {
  component: SessionList,
  args: { sessions: [here] },
  decorators: [(Story) => <div style={{ maxWidth: 736 }}><Story /></div>],
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const OnlyHere: Story = {}
export const HereAndElsewhere: Story = {
  args: {
    sessions: [
      here,
      {
        id: 'b',
        title: 'Connexion du 2 novembre 2026, à 08:30',
        detail: 'Dernière activité le 18 novembre 2026',
        action: <Button variant="secondary">Fermer</Button>,
      },
    ],
  },
}
