import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/newsletter/confirm/inconnu' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Confirm: Story = {}
export const ConfirmUnknown: Story = { args: { sent: {} } }
export const Unsubscribe: Story = { args: { path: '/newsletter/unsubscribe/inconnu' } }
export const WhoAreYou: Story = { args: { path: '/newsletter' } }
export const AskForSheets: Story = { args: { path: '/newsletter?type=lycee' } }
export const AskForSheetsBelowSeconde: Story = { args: { path: '/newsletter?type=college' } }
