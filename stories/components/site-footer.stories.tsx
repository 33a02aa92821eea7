import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { renderSVG } from 'uqr'
import { SiteFooter } from '../../ui/components/site-footer.tsx'
import { directory, frameInEnglish, languages } from '../frame-samples.tsx'

const code = `data:image/svg+xml,${encodeURIComponent(renderSVG('https://alveole.example/application', { border: 2 }))}`

const meta = {
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    english: {
      ...frameInEnglish,
      'Plan du site': 'Site directory',
      'Des cours courts, des quiz expliqués, et des progrès qui se voient.': 'Short lessons, quizzes with explanations, and progress that shows.',
      'Nos réseaux sociaux': 'Follow us',
      'X (Twitter)': 'X (Twitter)',
      'Alvéole sur votre téléphone': 'Alvéole on your phone',
      'App Store': 'App Store',
      'Google Play': 'Google Play',
      'Code à scanner pour obtenir l’application Alvéole': 'Code to scan to get the Alvéole app',
      'Scannez ce code avec votre téléphone.': 'Scan this code with your phone.',
      'Version 6.10.0 · France': 'Version 6.10.0 · France',
      'Version 6.10.0 · Côte d’Ivoire': 'Version 6.10.0 · Côte d’Ivoire',
    },
  },
  args: {
    navLabel: 'Plan du site',
    groups: directory,
    version: 'Version 6.10.0 · France',
    note: 'Des cours courts, des quiz expliqués, et des progrès qui se voient.',
    languages,
    social: {
      label: 'Nos réseaux sociaux',
      links: [
        { network: 'facebook', href: 'https://facebook.example', label: 'Facebook' },
        { network: 'linkedin', href: 'https://linkedin.example', label: 'LinkedIn' },
        { network: 'twitter', href: 'https://twitter.example', label: 'X (Twitter)' },
        { network: 'instagram', href: 'https://instagram.example', label: 'Instagram' },
        { network: 'tiktok', href: 'https://tiktok.example', label: 'TikTok' },
      ],
    },
    apps: {
      title: 'Alvéole sur votre téléphone',
      links: [
        { store: 'app-store', href: 'https://app-store.example', label: 'App Store' },
        { store: 'google-play', href: 'https://google-play.example', label: 'Google Play' },
      ],
      qrCode: { src: code, alt: 'Code à scanner pour obtenir l’application Alvéole', caption: 'Scannez ce code avec votre téléphone.' },
    },
    onChooseCookies: fn(),
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const groups = canvasElement.querySelectorAll('details')
    for (const group of groups) {
      const heading = group.querySelector('summary')
      if (heading) await userEvent.click(heading)
      await expect(group.open).toBe(true)
    }
  },
}
export const CookieChoice: Story = {
  play: async ({ args, canvasElement }) => {
    // Folded in narrow windows, where the last group holds it.
    const heading = [...canvasElement.querySelectorAll('summary')].at(-1)
    if (heading) await userEvent.click(heading)
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(args.onChooseCookies).toHaveBeenCalledOnce()
  },
}
export const WithoutCookieChoice: Story = {
  render: (args) => <SiteFooter {...args} onChooseCookies={undefined} />,
}
export const WithoutApplication: Story = { args: { apps: undefined, social: undefined, note: undefined } }
export const OtherRegion: Story = { args: { version: 'Version 6.10.0 · Côte d’Ivoire' } }
