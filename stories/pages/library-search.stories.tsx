import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const path = '/revisions/bibliotheque-des-savoirs'

const meta = { ...pageStories, args: { ...pageStories.args, path } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Everything: Story = {}
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
export const NothingFound: Story = { args: { path: `${path}?q=xylophone` } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
