import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/profiling', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const WhoSomebodyIs: Story = {}
export const Level: Story = { args: { path: '/profiling?step=level' } }
export const Interests: Story = { args: { path: '/profiling?step=interests' } }
export const NothingChosen: Story = { args: { sent: { step: 'audience' } }, play: refused({ marked: ['accessType'] }) }
export const Unreachable: Story = { args: { service: 'unreachable' } }
