import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { addresseeOf } from '../../domain/newsletter/addressee.ts'
import { emptyNewsletterDraft, isComplete } from '../../domain/newsletter/newsletter-form.ts'
import { programmesFor, userTypes } from '../../domain/newsletter/user-types.ts'
import { NewsletterPopin, type NewsletterPopinProps } from '../../ui/components/newsletter-popin.tsx'

const filled = { type: 'lycee', programme: 'terminale', email: 'camille.moreau@exemple.fr', acceptNewsletter: true } as const

/** Keeps what is typed, by the rules of the domain. */
function FilledInByHand(props: NewsletterPopinProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <NewsletterPopin
      {...props}
      draft={draft}
      programmes={draft.type ? programmesFor(draft.type) : []}
      addressee={addresseeOf(draft)}
      canSubmit={isComplete(draft)}
      onEdit={(changes) => {
        props.onEdit(changes)
        setDraft({ ...draft, ...changes })
      }}
    />
  )
}

const meta = {
  component: NewsletterPopin,
  args: {
    variant: 'popin-a',
    draft: emptyNewsletterDraft,
    state: 'shown',
    userTypes,
    programmes: [],
    addressee: 'self',
    canSubmit: false,
    onEdit: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
    english: {
      primaire: 'primaire',
      college: 'college',
      lycee: 'lycee',
      etudiant: 'etudiant',
      première: 'première',
      '6ème': '6ème',
      '5ème': '5ème',
      '4ème': '4ème',
      '3ème': '3ème',
      'Cet e-mail reçoit déjà nos conseils. Utilisez-en un autre, ou fermez cette fenêtre.':
        'This e-mail already receives our advice. Use another one, or close this window.',
      'Une erreur est survenue, merci d’essayer plus tard.': 'Something went wrong. Please try again later.',
    },
  },
} satisfies Meta<typeof NewsletterPopin>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const VariantB: Story = { args: { variant: 'popin-b' } }

export const FilledIn: Story = {
  args: { draft: filled, programmes: programmesFor('lycee'), canSubmit: true },
  play: async ({ canvas, args }) => {
    const [, submit] = canvas.getAllByRole('button')
    if (submit) await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EmailUnfinished: Story = {
  args: { draft: { ...filled, email: 'camille.moreau@exemple' }, programmes: programmesFor('lycee') },
  play: async ({ canvas }) => {
    const [, submit] = canvas.getAllByRole('button')
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const ForAParent: Story = {
  args: { draft: { ...emptyNewsletterDraft, type: 'parents' }, programmes: programmesFor('parents') },
}

export const UnderFifteen: Story = {
  args: {
    draft: { ...emptyNewsletterDraft, type: 'college', programme: '4ème' },
    programmes: programmesFor('college'),
    addressee: 'parent',
  },
}

export const Sending: Story = {
  args: { draft: filled, programmes: programmesFor('lycee'), canSubmit: true, state: 'sending' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const EmailAlreadySubscribed: Story = {
  args: {
    draft: filled,
    programmes: programmesFor('lycee'),
    canSubmit: true,
    emailExists: true,
    error: 'Cet e-mail reçoit déjà nos conseils. Utilisez-en un autre, ou fermez cette fenêtre.',
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription()
  },
}

export const Refused: Story = {
  args: {
    draft: filled,
    programmes: programmesFor('lycee'),
    canSubmit: true,
    error: 'Une erreur est survenue, merci d’essayer plus tard.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const FilledInByKeyboard: Story = {
  render: (args) => <FilledInByHand {...args} />,
  play: async ({ canvas, args }) => {
    const [type, programme] = canvas.getAllByRole('combobox')
    const [, submit] = canvas.getAllByRole('button')
    await expect(programme).toBeDisabled()
    if (type) await userEvent.selectOptions(type, 'college')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription()
    if (programme) await userEvent.selectOptions(programme, '4ème')
    await userEvent.type(canvas.getByRole('textbox'), 'parent@exemple.fr')
    await expect(submit).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(submit).toBeEnabled()
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const DeclinedByButton: Story = {
  play: async ({ canvas, args }) => {
    const decline = canvas.getAllByRole('button').at(-1)
    if (decline) await userEvent.click(decline)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
