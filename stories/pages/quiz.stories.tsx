import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/revisions/mathematiques-premiere/algebre/second-degre/quiz' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
export const Locked: Story = {
  args: { path: '/revisions/mathematiques-premiere/algebre/suites-numeriques/quiz', viewer: 'member', sent: {} },
}
export const Unreachable: Story = { args: { service: 'unreachable-when-sent', sent: {} }, play: refused({ marked: [] }) }
