import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Countdown, type CountdownProps } from '../../ui/components/countdown.tsx'

const meta = {
  component: Countdown,
  args: {
    label: 'Le prix de 59,88 € par an s’arrête dans',
    remaining: { days: 9, hours: 5, minutes: 34, seconds: 8 },
    deadline: { dateTime: '2026-11-30T23:59:00+01:00', text: 'Le lundi 30 novembre 2026 à 23 h 59, heure de Paris.' },
    over: 'Cette offre est terminée : le prix est maintenant de 89,99 € par an.',
    paused: false,
    onPauseChange: fn(),
  },
  argTypes: { over: { control: 'text' } },
  parameters: {
    english: {
      'Le prix de 59,88 € par an s’arrête dans': 'The price of €59.88 a year ends in',
      'Le lundi 30 novembre 2026 à 23 h 59, heure de Paris.': 'On Monday 30 November 2026 at 11.59 pm, Paris time.',
      'Cette offre est terminée : le prix est maintenant de 89,99 € par an.': 'This offer is over: the price is now €89.99 a year.',
      'Le prix de rentrée de l’offre famille, pour vous et jusqu’à quatre enfants du CP à la terminale, s’arrête dans':
        'The back-to-school price of the family offer, for you and up to four children in any school year, ends in',
      'Offre de rentrée': 'Back-to-school offer',
      'Elle s’est terminée le lundi 30 novembre 2026 à 23 h 59, heure de Paris.': 'It ended on Monday 30 November 2026 at 11.59 pm, Paris time.',
    },
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

function Pausable(args: CountdownProps) {
  const [paused, setPaused] = useState(args.paused ?? false)
  return (
    <Countdown
      {...args}
      paused={paused}
      onPauseChange={(next) => {
        setPaused(next)
        args.onPauseChange(next)
      }}
    />
  )
}

export const Paused: Story = {
  render: (args) => <Pausable {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    const words = button.textContent
    await userEvent.click(button)
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(true)
    await expect(button).not.toHaveTextContent(words ?? '')
  },
}

export const PausedAndResumed: Story = {
  render: (args) => <Pausable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPauseChange).toHaveBeenLastCalledWith(false)
  },
}

export const OneOfEach: Story = { args: { remaining: { days: 1, hours: 1, minutes: 1, seconds: 1 } } }

export const LastMinute: Story = { args: { remaining: { days: 0, hours: 0, minutes: 0, seconds: 42 } } }

export const ManyDays: Story = { args: { remaining: { days: 128, hours: 23, minutes: 59, seconds: 59 } } }

export const Over: Story = {
  args: {
    label: 'Offre de rentrée',
    remaining: { days: 0, hours: 0, minutes: 0, seconds: 0 },
    deadline: { dateTime: '2026-11-30T23:59:00+01:00', text: 'Elle s’est terminée le lundi 30 novembre 2026 à 23 h 59, heure de Paris.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongText: Story = {
  args: { label: 'Le prix de rentrée de l’offre famille, pour vous et jusqu’à quatre enfants du CP à la terminale, s’arrête dans' },
}
