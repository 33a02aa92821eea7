import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderSVG } from 'uqr'
import { QrCode } from '../../ui/components/qr-code.tsx'

const meta = {
  component: QrCode,
  parameters: {
    english: {
      'Code à scanner pour obtenir l’application Alvéole': 'Code to scan to get the Alvéole app',
      'Scannez ce code avec votre téléphone.': 'Scan this code with your phone.',
      'Ouvrez l’appareil photo de votre téléphone, visez le code, puis touchez l’adresse qui s’affiche.':
        'Open the camera of your phone, point it at the code, then tap the address that appears.',
    },
  },
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(renderSVG('https://alveole.example/application', { border: 2 }))}`,
    alt: 'Code à scanner pour obtenir l’application Alvéole',
    caption: 'Scannez ce code avec votre téléphone.',
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCaption: Story = { args: { caption: undefined } }
export const LongCaption: Story = {
  args: { caption: 'Ouvrez l’appareil photo de votre téléphone, visez le code, puis touchez l’adresse qui s’affiche.' },
}
export const LongAddress: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent(renderSVG(`https://alveole.example/application?source=${'pied-de-page-'.repeat(8)}`, { border: 2 }))}` },
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
