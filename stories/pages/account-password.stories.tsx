import type { Meta, StoryObj } from '@storybook/react-vite'
import { password } from './in-memory-visit.ts'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte/mot-de-passe', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const Refused: Story = {
  args: { sent: { currentPassword: password, password: 'court', passwordConfirmation: 'courte' } },
  play: refused({ marked: ['password'] }),
}
export const WrongPassword: Story = {
  args: { sent: { currentPassword: 'une-autre-ruche', password: 'ruche-argentee-2026', passwordConfirmation: 'ruche-argentee-2026' } },
  play: refused({ marked: ['currentPassword'] }),
}
export const Changed: Story = {
  args: { sent: { currentPassword: password, password: 'ruche-argentee-2026', passwordConfirmation: 'ruche-argentee-2026' } },
}
