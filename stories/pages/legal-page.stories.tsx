import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/conditions-d-utilisation' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Terms: Story = {}
export const LegalNotice: Story = { args: { path: '/mentions-legales' } }
export const Privacy: Story = { args: { path: '/privacy-policy' } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
