import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../../ui/components/breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Accueil', to: '/' },
      { label: 'Mathématiques', to: '/matieres/mathematiques' },
      { label: 'Le théorème de Pythagore' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: {
    items: [
      { label: 'Accueil', to: '/' },
      { label: 'Histoire-géographie', to: '/matieres/histoire' },
      { label: 'Le monde depuis 1945', to: '/livres/monde' },
      { label: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945' },
    ],
  },
}
