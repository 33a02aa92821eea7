import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlanBanner } from '../../ui/components/plan-banner.tsx'

const meta = {
  component: PlanBanner,
  args: {
    text: 'Le premier chapitre de chaque matière est gratuit. Pour tous les autres :',
    linkLabel: 'voir les offres',
  },
  parameters: {
    layout: 'fullscreen',
    english: {
      'Le premier chapitre de chaque matière est gratuit. Pour tous les autres :':
        'The first chapter of every subject is free. For all the others:',
      'voir les offres': 'see the offers',
      'Tout Alvéole, sans limite :': 'All of Alvéole, without limits:',
      'Révisez toutes les matières de votre classe, avec un quiz à la fin de chaque chapitre et toutes les réponses expliquées :':
        'Revise all the subjects of your class, with a quiz at the end of every chapter and every answer explained:',
      'comparer les formules solo et famille': 'compare the solo and family plans',
    },
  },
} satisfies Meta<typeof PlanBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/premium')
  },
}
export const Short: Story = { args: { text: 'Tout Alvéole, sans limite :' } }
export const LongText: Story = {
  args: {
    text: 'Révisez toutes les matières de votre classe, avec un quiz à la fin de chaque chapitre et toutes les réponses expliquées :',
    linkLabel: 'comparer les formules solo et famille',
  },
}
