import type { Meta, StoryObj } from '@storybook/react-vite'
import { PathCard } from '../../ui/components/path-card.tsx'

const meta = {
  component: PathCard,
  args: {
    to: '/simulateur-de-notes-bac/general',
    title: 'Bac général',
    description: 'Épreuves anticipées, spécialités, philosophie, grand oral, contrôle continu et options.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}><Story /></div>],
  parameters: {
    english: {
      'Bac général': 'General Bac',
      'Épreuves anticipées, spécialités, philosophie, grand oral, contrôle continu et options.':
        'Early exams, specialities, philosophy, grand oral, continuous assessment and options.',
    },
  },
} satisfies Meta<typeof PathCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
