import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MenuList } from '../../ui/components/menu-list.tsx'
import { withRoutes } from '../frame-samples.tsx'

const meta = {
  component: MenuList,
  decorators: [withRoutes],
  args: {
    items: [
      { kind: 'link', label: 'Révisions', to: '/revisions' },
      { kind: 'link', label: 'Questions fréquentes', to: '/faq', current: true },
      { kind: 'link', label: 'Accessibilité', to: '/accessibilite' },
    ],
  },
  parameters: {
    bringsRouter: true,
    english: {
      Révisions: 'Revision',
      'Questions fréquentes': 'Frequently asked questions',
      Accessibilité: 'Accessibility',
      'Préférences de cookies': 'Cookie preferences',
      'Se déconnecter': 'Log out',
    },
  },
} satisfies Meta<typeof MenuList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithCookieChoice: Story = {
  args: {
    items: [
      { kind: 'link', label: 'Accessibilité', to: '/accessibilite' },
      { kind: 'action', label: 'Préférences de cookies', name: 'choose-cookies' },
    ],
    onChooseCookies: fn(),
  },
}
export const WithWayOut: Story = {
  args: {
    items: [
      { kind: 'link', label: 'Révisions', to: '/revisions' },
      { kind: 'action', label: 'Se déconnecter', name: 'log-out' },
    ],
  },
}
