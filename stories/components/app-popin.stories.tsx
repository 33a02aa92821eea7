import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AppPopin } from '../../ui/components/app-popin.tsx'

const meta = {
  component: AppPopin,
  args: {
    kind: 'free',
    appStoreLink: 'https://apps.example/alveole',
    playStoreLink: 'https://play.example/alveole',
    appLink: 'https://app.example/',
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof AppPopin>

export default meta
type Story = StoryObj<typeof meta>

const isWide = () => window.matchMedia('(min-width: 960px)').matches

export const Default: Story = {
  play: async ({ canvas }) => {
    // On wide screens it is closed, and the page answers.
    await expect(canvas.queryByRole('dialog') === null).toBe(isWide())
  },
}

export const Paid: Story = { args: { kind: 'paid' } }

export const Declined: Story = {
  play: async ({ canvas, args }) => {
    if (isWide()) return
    const stay = canvas.getAllByRole('button').at(-1)
    if (stay) await userEvent.click(stay)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
