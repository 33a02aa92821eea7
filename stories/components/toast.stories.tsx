import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../ui/components/button.tsx'
import { TextLink } from '../../ui/components/link.tsx'
import { Toast, ToastRegion, type ToastProps } from '../../ui/components/toast.tsx'

const meta = {
  component: Toast,
  args: { tone: 'success', children: 'E-mail envoyé !', onDismiss: fn() },
  argTypes: { children: { control: 'text' }, action: { control: false } },
  parameters: {
    english: {
      'E-mail envoyé !': 'E-mail sent!',
      'Vos réponses sont enregistrées sur cet appareil.': 'Your answers are kept on this device.',
      'Votre connexion est lente : la page peut mettre du temps à venir.': 'Your connection is slow: the page may take a while to come.',
      'Votre réponse n’a pas pu être enregistrée.': 'Your answer could not be saved.',
      'Voir mon compte': 'See my account',
      'Nous avons envoyé un e-mail à l’adresse jeanne.de-la-fontaine@exemple.fr. Ouvrez-le dans l’heure et suivez le lien pour confirmer votre inscription.':
        'We have sent an e-mail to jeanne.de-la-fontaine@exemple.fr. Open it within the hour and follow the link to confirm that you want to sign up.',
      'Envoyer l’e-mail': 'Send the e-mail',
    },
  },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'Vos réponses sont enregistrées sur cet appareil.' } }
export const Warning: Story = {
  args: { tone: 'warning', children: 'Votre connexion est lente : la page peut mettre du temps à venir.' },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Votre réponse n’a pas pu être enregistrée.' } }
export const WithAction: Story = { args: { action: <TextLink to="/mon-compte" variant="standalone">Voir mon compte</TextLink> } }
export const LongText: Story = {
  args: {
    children:
      'Nous avons envoyé un e-mail à l’adresse jeanne.de-la-fontaine@exemple.fr. Ouvrez-le dans l’heure et suivez le lien pour confirmer votre inscription.',
  },
}

export const Dismissed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

/** Goes by itself after a while, here at once. */
export const DismissedByItself: Story = {
  args: { dismissAfterMilliseconds: 0 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1))
  },
}

/** Waits while the pointer or the focus is on it. */
export const HeldByFocus: Story = {
  args: { dismissAfterMilliseconds: 600_000 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

interface RegionArgs extends ToastProps {
  send?: string
}

function RegionWithButton({ send, ...toast }: RegionArgs) {
  const [sent, setSent] = useState(0)
  return (
    <div style={{ minHeight: 320 }}>
      <Button onClick={() => setSent(sent + 1)}>{send}</Button>
      <ToastRegion>
        {Array.from({ length: sent }, (_, index) => (
          <Toast key={index} {...toast} onDismiss={() => setSent(sent - 1)} />
        ))}
      </ToastRegion>
    </div>
  )
}

/** The region is there, empty, before the message comes: that is how the message is heard. */
export const InRegion: StoryObj<Meta<RegionArgs>> = {
  args: { send: 'Envoyer l’e-mail' },
  render: (args) => <RegionWithButton {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]')
    await expect(live).toBeEmptyDOMElement()
    const [send] = canvas.getAllByRole('button')
    if (!send) return
    await userEvent.click(send)
    await userEvent.click(send)
    await expect(live?.children).toHaveLength(2)
    const dismiss = canvas.getAllByRole('button').at(-1)
    if (dismiss) await userEvent.click(dismiss)
    await expect(live?.children).toHaveLength(1)
  },
}
