import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ErrorSummary } from '../../ui/components/error-summary.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Deux réponses sont à corriger',
    errors: [
      { fieldId: 'email', message: 'Email invalide.' },
      { fieldId: 'password', message: 'Un mot de passe doit avoir au moins 8 caractères.' },
    ],
  },
  decorators: [
    (Story, { globals }) => {
      const english = globals['locale'] === 'en'
      return (
        <div className="stack" style={{ maxWidth: 480 }}>
          <Story />
          <TextField
            label={english ? 'E-mail address' : 'Adresse e-mail'}
            name="email"
            type="email"
            error={english ? 'Invalid e-mail address.' : 'Email invalide.'}
            defaultValue="camille@"
          />
          <TextField
            label={english ? 'Password' : 'Mot de passe'}
            name="password"
            type="password"
            error={english ? 'A password must have at least 8 characters.' : 'Un mot de passe doit avoir au moins 8 caractères.'}
          />
        </div>
      )
    },
  ],
  parameters: {
    english: {
      'Deux réponses sont à corriger': 'Two answers need correcting',
      'Email invalide.': 'Invalid e-mail address.',
      'Un mot de passe doit avoir au moins 8 caractères.': 'A password must have at least 8 characters.',
      'Une réponse est à corriger': 'One answer needs correcting',
      'Un compte existe déjà avec cet email. Connectez-vous, ou choisissez un autre email.':
        'There is already an account with this e-mail address. Log in, or choose another address.',
    },
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneError: Story = {
  args: {
    title: 'Une réponse est à corriger',
    errors: [{ fieldId: 'email', message: 'Un compte existe déjà avec cet email. Connectez-vous, ou choisissez un autre email.' }],
  },
}
export const LeadsToTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    const [, toPassword] = canvas.getAllByRole('link')
    if (!toPassword) throw new Error('The summary has no second link.')
    await userEvent.click(toPassword)
    await expect(canvasElement.querySelector('#password')).toHaveFocus()
  },
}
