import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/revisions/intro/second-degre' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const InATree: Story = {}
export const WithPagesBelow: Story = { args: { path: '/explorer' } }
export const NoPartnerInformation: Story = { args: { path: '/orientation/sponsorinfos' } }
export const Partners: Story = { args: { path: '/partenaires' } }
export const Partner: Story = { args: { path: '/partenaires/prevention-routiere' } }
export const SchoolArea: Story = { args: { path: '/gar/mentions-informations-RGPD' } }
