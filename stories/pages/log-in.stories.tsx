import type { Meta, StoryObj } from '@storybook/react-vite'
import { email, password } from './in-memory-visit.ts'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/login' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const AfterReset: Story = { args: { path: '/login?reset' } }
export const SentEmpty: Story = { args: { sent: { email: '', password: '' } }, play: refused({ marked: ['email', 'password'] }) }
export const WrongPassword: Story = {
  args: { viewer: 'logged-out', sent: { email, password: 'une-autre-ruche' } },
  play: refused({ marked: [], kept: { email } }),
}
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: { email, password } },
  play: refused({ marked: [], kept: { email } }),
}
