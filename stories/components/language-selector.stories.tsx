import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSelector } from '../../ui/components/language-selector.tsx'

const meta = {
  component: LanguageSelector,
  args: {
    label: 'Langue',
    current: 'fr',
    options: [
      { locale: 'fr', label: 'Français', href: '/fr' },
      { locale: 'en', label: 'English', href: '/en' },
    ],
  },
} satisfies Meta<typeof LanguageSelector>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { args: { current: 'en', label: 'Language' } }
