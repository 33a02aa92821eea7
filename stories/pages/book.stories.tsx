import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/revisions/mathematiques-premiere' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = {}
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
export const AnotherSubject: Story = { args: { path: '/revisions/francais-troisieme' } }
export const Category: Story = { args: { path: '/revisions/mathematiques-premiere/algebre' } }
export const NotFound: Story = { args: { path: '/revisions/latin-seconde' } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
