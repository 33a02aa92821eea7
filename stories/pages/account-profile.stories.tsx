import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/mon-compte/profil', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const BirthDateRefused: Story = { args: { sent: { firstname: 'Léa', birthdate: '31/02/2010' } }, play: refused({ marked: ['birthdate'] }), parameters: { english: { Léa: 'Léa' } } }
export const Unreachable: Story = { args: { service: 'unreachable' } }
