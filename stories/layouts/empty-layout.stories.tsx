import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from '../pages/in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/reset', layout: 'empty-layout' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Default: Story = {}
