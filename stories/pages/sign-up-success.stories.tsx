import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/signup/successfull-signin', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Member: Story = {}
export const MailSentAgain: Story = { args: { sent: { intent: 'send-again' } } }
export const ConfirmAddress: Story = { args: { path: '/signup/successfull-signin?confirm=jeton' } }
export const LinkRefused: Story = {
  args: { path: '/signup/successfull-signin?confirm=jeton', sent: { token: 'jeton' } },
  play: refused({ marked: [] }),
}
