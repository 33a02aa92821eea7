import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureList } from '../../ui/components/feature-list.tsx'

const meta = {
  component: FeatureList,
  args: { features: ['Tous les cours et tous les quiz', 'Chaque réponse expliquée', 'Pour une seule personne'] },
  parameters: {
    english: {
      'Tous les cours et tous les quiz': 'Every course and every quiz',
      'Chaque réponse expliquée': 'Every answer explained',
      'Pour une seule personne': 'For one person',
      'Tous les cours et tous les quiz, du primaire aux études supérieures, pour autant de chapitres que vous le souhaitez':
        'Every course and every quiz, from primary school to higher education, for as many chapters as you wish',
    },
  },
} satisfies Meta<typeof FeatureList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneOnly: Story = { args: { features: ['Chaque réponse expliquée'] } }
export const LongText: Story = {
  args: {
    features: [
      'Tous les cours et tous les quiz, du primaire aux études supérieures, pour autant de chapitres que vous le souhaitez',
      'Chaque réponse expliquée',
    ],
  },
}
