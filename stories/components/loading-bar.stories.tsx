import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingBar } from '../../ui/components/loading-bar.tsx'

const meta = {
  component: LoadingBar,
  args: { state: { state: 'running', percent: 40 } },
  argTypes: { state: { control: 'object' } },
  decorators: [(Story) => <div style={{ minHeight: 80 }}><Story /></div>],
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

/** The first 200 ms. */
export const Hidden: Story = {
  args: { state: { state: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const JustStarted: Story = { args: { state: { state: 'running', percent: 4 } } }
export const Full: Story = { args: { state: { state: 'running', percent: 100 } } }

/** Fades for 500 ms after the end. */
export const Finishing: Story = { args: { state: { state: 'finishing', percent: 100 } } }
