import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'
import { ChoiceGroup } from '../../ui/components/choice-group.tsx'
import { SandboxFrame } from '../../ui/components/sandbox-frame.tsx'

const meta = {
  component: SandboxFrame,
  args: {
    title: 'Paiement d’essai',
    warning: 'Ceci n’est pas une vraie page de paiement : aucune carte n’est demandée, aucune somme n’est prélevée.',
    children: (
      <form>
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
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SandboxFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
