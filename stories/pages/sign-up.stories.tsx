import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/signup' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = {}
export const OnTheWayToAnOffer: Story = { args: { path: '/signup?next=/premium/checkout/solo-yearly' } }
