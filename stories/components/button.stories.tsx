import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, type ButtonProps } from '../../ui/components/button.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: Button,
  args: { children: 'Valider ma réponse', variant: 'primary', size: 'medium', onClick: fn() },
  argTypes: { children: { control: 'text' }, lock: { control: 'select', options: [undefined, 'ordinary', 'email-popin'] } },
  parameters: {
    english: {
      'Valider ma réponse': 'Check my answer',
      'Revoir le cours': 'Go back to the lesson',
      'Passer cette question': 'Skip this question',
      'Résilier mon abonnement': 'Cancel my subscription',
      'Commencer le quiz': 'Start the quiz',
      'Paiement en cours': 'Payment under way',
      'Déjà abonné': 'Already subscribed',
      'Créer mon compte': 'Create my account',
      'Continuer avec l’abonnement annuel et payer 59,88 € aujourd’hui en une seule fois':
        'Continue with the yearly subscription and pay €59.88 today in a single payment',
      'Payer 59,88 €': 'Pay €59.88',
      'M’inscrire': 'Sign me up',
      Passer: 'Skip',
      'Chapitre suivant': 'Next chapter',
      'Carte enregistrée': 'Card saved',
      'Envoyer ma demande': 'Send my request',
      'Votre prénom': 'Your first name',
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Revoir le cours' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Passer cette question' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Résilier mon abonnement' } }
export const Large: Story = { args: { size: 'large', children: 'Commencer le quiz' } }
export const WithIcon: Story = { args: { variant: 'secondary', icon: 'check', children: 'Carte enregistrée' } }
export const WithIconAfter: Story = { args: { iconAfter: 'arrow', children: 'Chapitre suivant' } }
export const FullWidth: Story = { args: { fullWidth: true, children: 'Créer mon compte' } }
export const LongText: Story = {
  args: { children: 'Continuer avec l’abonnement annuel et payer 59,88 € aujourd’hui en une seule fois' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}><Story /></div>],
}

export const Busy: Story = {
  args: { busy: true, children: 'Paiement en cours' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Déjà abonné' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A second click within 4 s does nothing: nobody pays twice. */
export const Locked: Story = {
  args: { lock: 'ordinary', children: 'Payer 59,88 €' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** The button of the e-mail popin has a lock of 0 ms. */
export const NotLockedInEmailPopin: Story = {
  args: { lock: 'email-popin', children: 'M’inscrire' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

type FormArgs = ButtonProps & { fieldLabel?: string; onSubmit?: () => void }

/** The browser refuses an empty field: the click did nothing, so the one that follows counts. Then the button locks. */
export const LockedAfterRefusedForm: StoryObj<Meta<FormArgs>> = {
  args: { lock: 'ordinary', children: 'Envoyer ma demande', type: 'submit', fieldLabel: 'Votre prénom', onSubmit: fn() },
  render: ({ fieldLabel, onSubmit, ...args }) => (
    <form
      className="stack"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <TextField label={fieldLabel} name="first-name" required autoComplete="off" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), 'Ada')
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

type RowArgs = ButtonProps & { others?: readonly string[] }

/** One call to action, one other way, one way out: in that order of weight. */
export const Together: StoryObj<Meta<RowArgs>> = {
  args: { others: ['Revoir le cours', 'Passer'] },
  render: ({ others = [], ...args }) => (
    <div className="cluster">
      <Button {...args} />
      <Button variant="secondary">{others[0]}</Button>
      <Button variant="quiet">{others[1]}</Button>
    </div>
  ),
}
