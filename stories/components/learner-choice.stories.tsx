import type { Meta, StoryObj } from '@storybook/react-vite'
import { LearnerChoice } from '../../ui/components/learner-choice.tsx'

const zoe = { id: 'zoe', name: 'Zoé', avatar: 'fox' } as const
const tom = { id: 'tom', name: 'Tom', avatar: 'owl' } as const

const meta = {
  component: LearnerChoice,
  args: {
    fieldName: 'child',
    learners: [zoe, tom],
    parent: { to: '/revisions/cours-et-quiz', label: 'Moi, le parent', note: 'Sans changer de profil' },
  },
  argTypes: { learners: { control: false }, parent: { control: false } },
  parameters: {
    english: {
      'Moi, le parent': 'Me, the parent',
      'Sans changer de profil': 'Without changing profile',
      'Le parent': 'The parent',
      'Avec son mot de passe': 'With their password',
      'Révise en ce moment': 'Revising now',
      'Marie-Antoinette la plus grande': 'Marie-Antoinette the greatest',
    },
  },
} satisfies Meta<typeof LearnerChoice>

export default meta
type Story = StoryObj<typeof meta>

export const ToTheParent: Story = {}
export const ToAChild: Story = {
  args: {
    learners: [{ ...zoe, note: 'Révise en ce moment' }, tom],
    parent: { to: '/qui-revise/parent', label: 'Le parent', note: 'Avec son mot de passe' },
  },
}
export const FiveChildren: Story = {
  args: {
    learners: [
      zoe,
      tom,
      { id: 'ana', name: 'Ana', avatar: 'frog' },
      { id: 'ida', name: 'Ida', avatar: 'cat' },
      { id: 'marie', name: 'Marie-Antoinette la plus grande', avatar: 'bear' },
    ],
  },
}
