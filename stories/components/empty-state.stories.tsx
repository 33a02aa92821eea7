import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'Aucun quiz pour l’instant',
    children: 'Tes résultats apparaîtront ici dès ton premier quiz.',
    action: <ButtonLink to="/cours">Choisir un cours</ButtonLink>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { title: 'Aucun cours ne correspond à ta recherche', children: undefined, action: undefined } }
