import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from '../../ui/components/error-summary.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Deux réponses sont à corriger',
    errors: [
      { fieldId: 'email', message: 'Il manque la fin de l’adresse e-mail.' },
      { fieldId: 'password', message: 'Le mot de passe est trop court.' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="stack" style={{ maxWidth: 480 }}>
        <Story />
        <TextField label="Adresse e-mail" name="email" type="email" error="Il manque la fin de l’adresse." defaultValue="camille@" />
        <TextField label="Mot de passe" name="password" type="password" error="Il faut 12 caractères." />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneError: Story = {
  args: {
    title: 'Une réponse est à corriger',
    errors: [{ fieldId: 'email', message: 'Un compte existe déjà avec cette adresse. Connecte-toi, ou choisis-en une autre.' }],
  },
}
