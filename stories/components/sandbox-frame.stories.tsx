import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'
import { ChoiceGroup } from '../../ui/components/choice-group.tsx'
import { Notice } from '../../ui/components/notice.tsx'
import { SandboxFrame } from '../../ui/components/sandbox-frame.tsx'

const form = (
  <form onSubmit={(event) => event.preventDefault()}>
    <ChoiceGroup
      legend="Comment la banque doit-elle répondre ?"
      name="outcome"
      type="radio"
      defaultValue="accepted"
      choices={[
        { value: 'accepted', label: 'Le paiement est accepté' },
        { value: 'refused', label: 'Le paiement est refusé' },
      ]}
    />
    <Button fullWidth>Envoyer cette réponse</Button>
  </form>
)

const meta = {
  component: SandboxFrame,
  args: {
    title: 'Paiement d’essai',
    warning: 'Ceci n’est pas une vraie page de paiement : aucune carte n’est demandée, aucune somme n’est prélevée.',
    children: form,
  },
  argTypes: { children: { control: false } },
  parameters: {
    english: {
      'Paiement d’essai': 'Test payment',
      'Ceci n’est pas une vraie page de paiement : aucune carte n’est demandée, aucune somme n’est prélevée.':
        'This is not a real payment page: no card is asked for, no money is taken.',
      'Comment la banque doit-elle répondre ?': 'How should the bank answer?',
      'Le paiement est accepté': 'The payment is accepted',
      'Le paiement est refusé': 'The payment is refused',
      'Envoyer cette réponse': 'Send this answer',
      'Ce paiement a déjà été effectué.': 'This payment has already been made.',
    },
  },
} satisfies Meta<typeof SandboxFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = {
  args: {
    children: (
      <div className="stack">
        <Notice tone="danger" role="alert">Ce paiement a déjà été effectué.</Notice>
        {form}
      </div>
    ),
  },
}
