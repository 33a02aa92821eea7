import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError } from '../../ui/components/field-message.tsx'

const meta = {
  component: FieldError,
  args: { id: 'email-error', children: 'Email invalide.' },
  parameters: {
    english: {
      'Email invalide.': 'Invalid e-mail address.',
      'Vous devez accepter ces conditions pour poursuivre le processus.': 'You must accept these terms to continue.',
    },
  },
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { children: 'Vous devez accepter ces conditions pour poursuivre le processus.' },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}><Story /></div>],
}
