import type { Meta, StoryObj } from '@storybook/react-vite'
import { PopinArt } from '../../ui/components/popin-art.tsx'

const meta = {
  component: PopinArt,
  args: { scene: 'letter' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 17rem)', blockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopinArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Question: Story = { args: { scene: 'question' } }
export const Unlimited: Story = { args: { scene: 'unlimited' } }
export const Phone: Story = { args: { scene: 'phone' } }
export const LowBand: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '4.5rem', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
}
