import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSelector } from '../../ui/components/language-selector.tsx'
import { frameInEnglish, languages } from '../frame-samples.tsx'

const meta = {
  component: LanguageSelector,
  parameters: { english: frameInEnglish },
  args: { ...languages, compact: false },
} satisfies Meta<typeof LanguageSelector>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { args: { current: 'en' } }
export const Compact: Story = { args: { compact: true } }
export const CompactEnglish: Story = { args: { compact: true, current: 'en' } }
export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: '1.5rem', background: 'var(--color-night)' }}>
        <Story />
      </div>
    ),
  ],
}
