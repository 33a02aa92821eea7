import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/validatePayment/en-cours?order={order}', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
export const OrderUnknown: Story = { args: { path: '/validatePayment/en-cours?order=inconnue' } }
