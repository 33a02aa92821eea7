import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte/abonnement/{subscription}/renoncer', viewer: 'subscriber' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
export const Family: Story = { args: { viewer: 'family' } }
export const Withdrawn: Story = { args: { viewer: 'withdrawn' } }
export const Unreachable: Story = { args: { service: 'unreachable-when-sent', sent: {} }, play: refused({ marked: [] }) }
