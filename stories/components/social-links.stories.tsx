import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialLinks } from '../../ui/components/social-links.tsx'

const meta = {
  component: SocialLinks,
  parameters: { english: { 'Nos réseaux sociaux': 'Follow us', 'X (Twitter)': 'X (Twitter)' } },
  args: {
    label: 'Nos réseaux sociaux',
    links: [
      { network: 'facebook', href: 'https://facebook.example', label: 'Facebook' },
      { network: 'linkedin', href: 'https://linkedin.example', label: 'LinkedIn' },
      { network: 'twitter', href: 'https://twitter.example', label: 'X (Twitter)' },
      { network: 'instagram', href: 'https://instagram.example', label: 'Instagram' },
      { network: 'tiktok', href: 'https://tiktok.example', label: 'TikTok' },
    ],
  },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: '1.5rem', background: 'var(--color-night)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Two: Story = {
  args: {
    links: [
      { network: 'instagram', href: 'https://instagram.example', label: 'Instagram' },
      { network: 'tiktok', href: 'https://tiktok.example', label: 'TikTok' },
    ],
  },
}
