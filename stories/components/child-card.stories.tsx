import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { ChildCard } from '../../ui/components/child-card.tsx'

const meta = {
  component: ChildCard,
  args: {
    name: 'Zoé',
    avatar: 'fox',
    level: '6e',
    facts: [
      { label: 'Quiz terminés', value: '12' },
      { label: 'Quiz à terminer', value: '1' },
      { label: 'Dernier quiz', value: '21 novembre 2026' },
    ],
    actions: (
      <>
        <ButtonLink to="/mon-compte/famille/zoe" variant="secondary">
          Voir son travail
        </ButtonLink>
        <ButtonLink to="/mon-compte/famille/zoe/modifier" variant="quiet">
          Modifier
        </ButtonLink>
        <ButtonLink to="/mon-compte/famille/zoe/retirer" variant="quiet">
          Retirer
        </ButtonLink>
      </>
    ),
  },
  argTypes: { facts: { control: false }, actions: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}><Story /></div>],
  parameters: {
    english: {
      '6e': 'Year 7',
      'Quiz terminés': 'Finished quizzes',
      'Quiz à terminer': 'Quizzes to finish',
      'Dernier quiz': 'Last quiz',
      '21 novembre 2026': 'November 21, 2026',
      'Aucun pour l’instant': 'None yet',
      'Voir son travail': 'See their work',
      Modifier: 'Edit',
      Retirer: 'Remove',
      'Études supérieures': 'Higher education',
      'Marie-Antoinette la plus grande': 'Marie-Antoinette the greatest',
    },
  },
} satisfies Meta<typeof ChildCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingYet: Story = {
  args: {
    avatar: 'owl',
    facts: [
      { label: 'Quiz terminés', value: '0' },
      { label: 'Quiz à terminer', value: '0' },
      { label: 'Dernier quiz', value: 'Aucun pour l’instant' },
    ],
  },
}
export const LongName: Story = { args: { name: 'Marie-Antoinette la plus grande', avatar: 'whale', level: 'Études supérieures' } }
