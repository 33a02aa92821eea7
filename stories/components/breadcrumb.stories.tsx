import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../../ui/components/breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Accueil', to: '/' },
      { label: 'Mathématiques', to: '/revisions/mathematiques' },
      { label: 'Le théorème de Pythagore' },
    ],
  },
  parameters: {
    english: {
      'Fil d’Ariane': 'Breadcrumb',
      Accueil: 'Home',
      Mathématiques: 'Mathematics',
      'Le théorème de Pythagore': 'Pythagoras’ theorem',
      'Histoire-géographie': 'History and geography',
      'Le monde depuis 1945': 'The world since 1945',
      'Les mémoires de la Seconde Guerre mondiale en France depuis 1945': 'Remembering the Second World War in France since 1945',
    },
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneStep: Story = { args: { items: [{ label: 'Accueil', to: '/' }, { label: 'Mathématiques' }] } }
export const Long: Story = {
  args: {
    items: [
      { label: 'Accueil', to: '/' },
      { label: 'Histoire-géographie', to: '/revisions/histoire' },
      { label: 'Le monde depuis 1945', to: '/revisions/monde' },
      { label: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945' },
    ],
  },
}
