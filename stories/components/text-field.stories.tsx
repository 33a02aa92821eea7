import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Prénom', name: 'firstName', autoComplete: 'given-name' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    hint: 'Celle d’un parent si tu as moins de 15 ans.',
  },
}
export const Filled: Story = {
  args: { label: 'Adresse e-mail', name: 'email', type: 'email', autoComplete: 'email', defaultValue: 'camille.moreau@exemple.fr' },
}
export const WithError: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'camille.moreau@',
    error: 'Il manque la fin de l’adresse, par exemple « exemple.fr ».',
  },
}
export const Password: Story = {
  args: {
    label: 'Mot de passe',
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    hint: '12 caractères au moins. Une phrase courte convient très bien.',
  },
}
export const PasswordWithError: Story = {
  args: { ...Password.args, defaultValue: 'abc', error: 'Ce mot de passe est trop court : 3 caractères sur 12.' },
}
export const Disabled: Story = { args: { defaultValue: 'Camille', disabled: true } }
