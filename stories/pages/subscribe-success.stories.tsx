import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/subscribe-success', viewer: 'subscriber' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Solo: Story = {}
export const Family: Story = { args: { viewer: 'family' } }
export const Cancelled: Story = { args: { viewer: 'cancelled' } }
