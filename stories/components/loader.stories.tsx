import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loader } from '../../ui/components/loader.tsx'

const meta = {
  component: Loader,
  args: { delayMilliseconds: 200 },
  argTypes: { children: { control: 'text' } },
  parameters: {
    english: {
      'Nous préparons votre quiz…': 'We are getting your quiz ready…',
      'Nous attendons la réponse de votre banque. Cela peut prendre une minute, ne fermez pas cette page.':
        'We are waiting for the answer of your bank. This can take a minute, please do not close this page.',
    },
  },
} satisfies Meta<typeof Loader>

export default meta
type Story = StoryObj<typeof meta>

const appearance = (loader: HTMLElement) => loader.getAnimations().find((animation) => (animation as CSSAnimation).animationName.includes('appear'))

/** Hidden for 200 ms, then shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const loader = canvasElement.querySelector<HTMLElement>('[role="status"]')
    if (!loader) throw new Error('no loader')
    await expect(getComputedStyle(loader).animationDelay).toBe('0.2s')
    const animation = appearance(loader)
    animation?.pause()
    if (animation) animation.currentTime = 199
    await expect(loader).not.toBeVisible()
    if (animation) animation.currentTime = 201
    await expect(loader).toBeVisible()
  },
}
export const AtOnce: Story = { args: { delayMilliseconds: 0 } }
export const WithText: Story = { args: { delayMilliseconds: 0, children: 'Nous préparons votre quiz…' } }
export const LongText: Story = {
  args: {
    delayMilliseconds: 0,
    children: 'Nous attendons la réponse de votre banque. Cela peut prendre une minute, ne fermez pas cette page.',
  },
}
