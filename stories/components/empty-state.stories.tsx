import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'Aucun quiz pour l’instant',
    children: 'Vos résultats apparaîtront ici dès votre premier quiz.',
    action: <ButtonLink to="/revisions">Choisir un cours</ButtonLink>,
  },
  argTypes: { action: { control: false }, children: { control: 'text' } },
  parameters: {
    english: {
      'Aucun quiz pour l’instant': 'No quiz yet',
      'Vos résultats apparaîtront ici dès votre premier quiz.': 'Your results will appear here after your first quiz.',
      'Choisir un cours': 'Choose a lesson',
      'Aucun cours ne correspond à votre recherche': 'No lesson matches your search',
      'Tout est revu pour aujourd’hui': 'Everything is reviewed for today',
      'Les prochaines cartes reviendront demain, au bon moment pour la mémoire.': 'The next cards come back tomorrow, at the right time for your memory.',
      'Aucune annale de l’épreuve de spécialité n’est encore corrigée pour cette session du baccalauréat':
        'No past paper of the specialist exam has been marked yet for this session of the baccalauréat',
      'Les sujets sont publiés dès qu’ils sont passés, les corrigés dans la semaine qui suit. Vous pouvez vous entraîner avec ceux des années précédentes.':
        'Papers are published as soon as they have been sat, with answers within the week. You can practise with those of earlier years.',
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { title: 'Aucun cours ne correspond à votre recherche', children: undefined, action: undefined } }
export const NothingLeft: Story = {
  args: {
    title: 'Tout est revu pour aujourd’hui',
    children: 'Les prochaines cartes reviendront demain, au bon moment pour la mémoire.',
    action: undefined,
  },
}
export const LongText: Story = {
  args: {
    title: 'Aucune annale de l’épreuve de spécialité n’est encore corrigée pour cette session du baccalauréat',
    children:
      'Les sujets sont publiés dès qu’ils sont passés, les corrigés dans la semaine qui suit. Vous pouvez vous entraîner avec ceux des années précédentes.',
  },
}
export const PageTitle: Story = { args: { headingLevel: 1 } }
