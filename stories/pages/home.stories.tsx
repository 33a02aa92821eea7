import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = {}
export const Member: Story = { args: { viewer: 'member' } }
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
export const Family: Story = { args: { viewer: 'family' } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
