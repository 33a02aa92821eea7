import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../ui/components/button.tsx'
import { Dialog, type DialogProps } from '../../ui/components/dialog.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

/** A page with a button that opens the dialog: where the focus comes from, and goes back to. */
function OpenedByButton({ openLabel, ...props }: DialogProps & { openLabel: string }) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{openLabel}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose()
          setOpen(false)
        }}
      />
    </>
  )
}

const paragraph =
  'Une suite est une liste ordonnée de nombres : chacun a un rang, et une règle dit comment passer de l’un au suivant.'

const meta = {
  component: Dialog,
  args: {
    open: true,
    openLabel: 'Changer mon prénom',
    title: 'Comment vous appelez-vous ?',
    children: 'Votre prénom apparaît en haut de vos révisions. Personne d’autre ne le voit.',
    footer: (
      <>
        <Button>Enregistrer</Button>
        <Button variant="quiet">Annuler</Button>
      </>
    ),
    onClose: fn(),
  },
  argTypes: { children: { control: false }, footer: { control: false }, art: { control: false } },
  render: (args) => <OpenedByButton {...args} />,
  parameters: {
    // Each in a frame of its own: on one page, the dialogs would open on top of each other.
    docs: { story: { inline: false, iframeHeight: 420 } },
    english: {
      'Changer mon prénom': 'Change my first name',
      'Comment vous appelez-vous ?': 'What is your name?',
      'Votre prénom apparaît en haut de vos révisions. Personne d’autre ne le voit.':
        'Your first name shows at the top of your revision page. Nobody else sees it.',
      Enregistrer: 'Save',
      Annuler: 'Cancel',
      'Prénom': 'First name',
      'Tout le cours sur les suites': 'The whole lesson on sequences',
      [paragraph]: 'A sequence is an ordered list of numbers: each has a rank, and a rule says how to get from one to the next.',
      'Choisir la matière que vous voulez revoir avant l’examen de fin d’année':
        'Choose the subject that you want to revise before the end-of-year exam',
      'Enregistrer et revenir à mes révisions': 'Save and go back to my revision',
      'Ne rien changer pour le moment': 'Change nothing for now',
    },
  },
} satisfies Meta<DialogProps & { openLabel: string }>

export default meta
type Story = StoryObj<typeof meta>

const isInside = (dialog: HTMLElement) => dialog.contains(document.activeElement)

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

export const WithField: Story = {
  args: { children: <TextField label="Prénom" name="firstName" autoComplete="given-name" /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

export const ClosedByEscape: Story = {
  args: { ...WithField.args, open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog')
    await expect(isInside(dialog)).toBe(true)
    opener.focus()
    await expect(isInside(dialog)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(dialog).not.toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

export const ClosedByButton: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog')
    const close = within(dialog).getAllByRole('button')[0]
    if (close) await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
}

export const ClosedByClickBeside: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog')
    // A press inside that ends beside is a selection, and closes nothing.
    fireEvent.pointerDown(canvas.getByRole('heading', { level: 2 }))
    fireEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const KeptOnClickBeside: Story = {
  args: { closesOnBackdrop: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    title: 'Tout le cours sur les suites',
    children: (
      <div className="stack">
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    // It slides into place.
    await Promise.all(canvas.getByRole('dialog').getAnimations().map(({ finished }) => finished))
    const heading = canvas.getByRole('heading', { level: 2 })
    const before = heading.getBoundingClientRect().top
    const scroller = heading.closest('div')
    scroller?.scrollTo({ top: 400, behavior: 'instant' })
    await expect(scroller?.scrollTop).toBeGreaterThan(0)
    await expect(Math.abs(heading.getBoundingClientRect().top - before)).toBeLessThan(24)
  },
}

export const LongTitle: Story = {
  args: {
    title: 'Choisir la matière que vous voulez revoir avant l’examen de fin d’année',
    footer: (
      <>
        <Button>Enregistrer et revenir à mes révisions</Button>
        <Button variant="quiet">Ne rien changer pour le moment</Button>
      </>
    ),
  },
}

export const WithoutActions: Story = { args: { footer: undefined } }

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
