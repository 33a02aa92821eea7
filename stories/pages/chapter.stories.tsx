import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/revisions/mathematiques-premiere/algebre/second-degre' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const locked = '/revisions/mathematiques-premiere/algebre/suites-numeriques'

export const Free: Story = {}
export const FreeInFrench: Story = { args: { path: '/revisions/francais-troisieme/langue/propositions-subordonnees' } }
export const Locked: Story = { args: { path: locked } }
export const LockedForAMember: Story = { args: { path: locked, viewer: 'member' } }
export const OpenToASubscriber: Story = { args: { path: locked, viewer: 'subscriber' } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
