import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Member: Story = {}
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
export const Family: Story = { args: { viewer: 'family' } }
export const Cancelled: Story = { args: { viewer: 'cancelled' } }
export const Resumed: Story = { args: { viewer: 'cancelled', sent: { intent: 'resume', id: '{subscription}' } } }
export const Withdrawn: Story = { args: { viewer: 'withdrawn' } }
export const SeveralDevices: Story = { args: { viewer: 'subscriber', otherDevices: 2 } }
export const ActionRefused: Story = {
  args: { viewer: 'subscriber', sent: { intent: 'resume', id: '{subscription}' } },
  play: refused({ marked: [] }),
}
export const Unreachable: Story = { args: { service: 'unreachable' } }
