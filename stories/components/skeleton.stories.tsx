import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../../ui/components/skeleton.tsx'

const meta = {
  component: Skeleton,
  args: { shape: 'text' },
  argTypes: { shape: { control: 'inline-radio', options: ['text', 'card', 'page'] }, count: { control: { type: 'number', min: 1, max: 12 } } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}
export const OneLine: Story = { args: { count: 1 } }
export const Card: Story = { args: { shape: 'card' } }
export const Cards: Story = { args: { shape: 'card', count: 6 } }
export const Page: Story = { args: { shape: 'page' } }
