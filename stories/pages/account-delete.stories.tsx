import type { Meta, StoryObj } from '@storybook/react-vite'
import { password } from './in-memory-visit.ts'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte/supprimer', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Member: Story = {}
export const Subscriber: Story = { args: { viewer: 'subscriber' } }
export const WrongPassword: Story = { args: { sent: { password: 'une-autre-ruche' } }, play: refused({ marked: ['password'] }) }
export const Deleted: Story = { args: { sent: { password } } }
