import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PageArgs, pageStories } from './in-memory-site.tsx'

const general = '/simulateur-de-notes-bac/general'

const meta = { ...pageStories, args: { ...pageStories.args, path: general } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const NoMarkYet: Story = {}
export const SomeMarks: Story = { args: { path: `${general}?session=2026&teaching-1=mathematics&specialty-1=14&philosophy=8` } }
export const SecondGroup: Story = {
  args: { path: `${general}?session=2026&specialty-1=9&specialty-2=9,5&philosophy=8&french-written=10&oral-1=philosophy&oral-1-mark=12` },
}
export const RefusedMark: Story = { args: { path: `${general}?session=2026&philosophy=21&specialty-1=12` } }
export const Technologique: Story = { args: { path: '/simulateur-de-notes-bac/technologique?series=stmg' } }
export const Professionnel: Story = {
  args: { path: '/simulateur-de-notes-bac/professionnel?unit-french=9&weight-practice-1=4&unit-practice-1=10&has-masterpiece=yes' },
}
export const Brevet: Story = { args: { path: '/simulateur-de-notes-brevet?french-exam=13&french-average=15' } }
export const BrevetUntil2025: Story = { args: { path: '/simulateur-de-notes-brevet?session=until-2025' } }
export const Choice: Story = { args: { path: '/simulateur-de-notes-bac' } }
