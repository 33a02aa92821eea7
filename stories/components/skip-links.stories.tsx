import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLinks } from '../../ui/components/skip-links.tsx'

const meta = {
  component: SkipLinks,
  decorators: [(Story) => <div style={{ minHeight: 120 }}><Story /></div>],
  parameters: {
    english: {
      'Accès rapide': 'Quick access',
      'Aller au contenu': 'Skip to the content',
      'Aller au menu': 'Skip to the menu',
      'Aller au pied de page': 'Skip to the footer',
    },
  },
  args: {
    label: 'Accès rapide',
    links: [
      { href: '#main', label: 'Aller au contenu' },
      { href: '#menu', label: 'Aller au menu' },
      { href: '#footer', label: 'Aller au pied de page' },
    ],
  },
} satisfies Meta<typeof SkipLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FirstFocused: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await expect(first).toHaveFocus()
  },
}
export const LastFocused: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}
