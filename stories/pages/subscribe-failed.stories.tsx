import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/subscribe-failed?reason=declined&offer=solo-yearly', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Declined: Story = {}
export const Abandoned: Story = { args: { path: '/subscribe-failed?reason=abandoned&offer=solo-yearly' } }
export const Mismatched: Story = { args: { path: '/subscribe-failed?reason=mismatched&offer=solo-yearly' } }
