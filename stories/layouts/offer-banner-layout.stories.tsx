import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from '../pages/in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mentions-legales', layout: 'offer-banner-layout' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = {}
export const Member: Story = { args: { viewer: 'member' } }
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
