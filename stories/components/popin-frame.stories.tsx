import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../ui/components/button.tsx'
import { PopinFrame } from '../../ui/components/popin-frame.tsx'

const sentence = 'Chaque chapitre a son cours, ses exemples et son quiz : vous savez toujours où vous en êtes.'

const meta = {
  component: PopinFrame,
  args: {
    title: 'Avant de continuer',
    subtitle: 'Une minute suffit, et vous pouvez refuser.',
    scene: 'letter',
    children: (
      <div className="stack">
        <p>Chaque chapitre a son cours, ses exemples et son quiz : vous savez toujours où vous en êtes.</p>
        <Button>Voir les chapitres</Button>
      </div>
    ),
    onClose: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    english: {
      'Avant de continuer': 'Before you go on',
      'Une minute suffit, et vous pouvez refuser.': 'One minute is enough, and you may say no.',
      [sentence]: 'Every chapter has its lesson, its examples and its quiz: you always know where you are.',
      'Voir les chapitres': 'See the chapters',
    },
  },
} satisfies Meta<typeof PopinFrame>

export default meta
type Story = StoryObj<typeof meta>

const long = Array.from({ length: 16 }, (_, index) => <p key={index}>{sentence}</p>)

export const Default: Story = {}
export const Question: Story = { args: { scene: 'question' } }
export const Unlimited: Story = { args: { scene: 'unlimited' } }
export const Phone: Story = { args: { scene: 'phone' } }
export const WithoutSubtitle: Story = { args: { subtitle: undefined } }

export const LongContent: Story = {
  args: { children: <div className="stack">{long}</div> },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    // It slides into place.
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    const { width, height, top, bottom } = dialog.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(800)
    await expect(height).toBeLessThanOrEqual(window.innerWidth < 960 ? 500 : 700)
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = { args: { open: false } }
