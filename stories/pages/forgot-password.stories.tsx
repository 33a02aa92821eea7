import type { Meta, StoryObj } from '@storybook/react-vite'
import { email } from './in-memory-visit.ts'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/forgot-password' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const Refused: Story = {
  args: { sent: { email: 'camille.martin' } },
  play: refused({ marked: ['email'], kept: { email: 'camille.martin' } }),
}
export const Sent: Story = { args: { viewer: 'logged-out', sent: { email } } }
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: { email } },
  play: refused({ marked: [], kept: { email } }),
}
