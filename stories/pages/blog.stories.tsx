import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/blog' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Latest: Story = {}
export const Section: Story = { args: { path: '/blog/methode' } }
export const ByDate: Story = { args: { path: '/blog/articles' } }
export const Article: Story = { args: { path: '/blog/articles/2026-11-09/se-poser-des-questions' } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
