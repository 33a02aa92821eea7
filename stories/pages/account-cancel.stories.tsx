import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte/abonnement/{subscription}/resilier', viewer: 'subscriber' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
export const Cancelled: Story = { args: { viewer: 'cancelled' } }
export const Unreachable: Story = { args: { service: 'unreachable-when-sent', sent: {} }, play: refused({ marked: [] }) }
export const UnknownSubscription: Story = { args: { path: '/mon-compte/abonnement/inconnu/resilier' } }
