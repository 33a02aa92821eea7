import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderSVG } from 'uqr'
import { AppLinks } from '../../ui/components/app-links.tsx'

const meta = {
  component: AppLinks,
  parameters: {
    english: {
      'Alvéole sur votre téléphone': 'Alvéole on your phone',
      'Révisez aussi dans le bus, entre deux cours ou à la maison, avec l’application Alvéole':
        'Revise on the bus, between two lessons or at home too, with the Alvéole app',
      'App Store': 'App Store',
      'Google Play': 'Google Play',
      'Télécharger dans l’App Store': 'Download on the App Store',
      'Télécharger sur Google Play': 'Download on Google Play',
      'Code à scanner pour obtenir l’application Alvéole': 'Code to scan to get the Alvéole app',
      'Scannez ce code avec votre téléphone.': 'Scan this code with your phone.',
    },
  },
  args: {
    title: 'Alvéole sur votre téléphone',
    links: [
      { store: 'app-store', href: 'https://app-store.example', label: 'App Store' },
      { store: 'google-play', href: 'https://google-play.example', label: 'Google Play' },
    ],
    qrCode: {
      src: `data:image/svg+xml,${encodeURIComponent(renderSVG('https://alveole.example/application', { border: 2 }))}`,
      alt: 'Code à scanner pour obtenir l’application Alvéole',
      caption: 'Scannez ce code avec votre téléphone.',
    },
  },
} satisfies Meta<typeof AppLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCode: Story = { args: { qrCode: undefined } }
export const OneStore: Story = { args: { links: [{ store: 'google-play', href: 'https://google-play.example', label: 'Google Play' }] } }
export const LongText: Story = {
  args: {
    title: 'Révisez aussi dans le bus, entre deux cours ou à la maison, avec l’application Alvéole',
    links: [
      { store: 'app-store', href: 'https://app-store.example', label: 'Télécharger dans l’App Store' },
      { store: 'google-play', href: 'https://google-play.example', label: 'Télécharger sur Google Play' },
    ],
  },
}
export const OnNight: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: '1.5rem', background: 'var(--color-night)' }}>
        <Story />
      </div>
    ),
  ],
}
