import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/reset?token={reset-token}', viewer: 'logged-out' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const Refused: Story = {
  args: { sent: { token: '{reset-token}', password: 'court', passwordConfirmation: 'courte' } },
  play: refused({ marked: ['password'] }),
}
export const LinkRefused: Story = {
  args: { sent: { token: 'jeton', password: 'ruche-argentee-2026', passwordConfirmation: 'ruche-argentee-2026' } },
  play: refused({ marked: [] }),
}
export const WithoutToken: Story = { args: { path: '/reset' } }
