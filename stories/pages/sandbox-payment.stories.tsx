import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/paiement-test/{payment}', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
export const WithoutAChoice: Story = { args: { sent: {} }, play: ({ canvasElement }) => expect(within(canvasElement).getByRole('main')).toBeVisible() }
