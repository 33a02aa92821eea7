import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PartnerHeader } from '../../ui/components/partner-header.tsx'
import { frameInEnglish, languages } from '../frame-samples.tsx'

const meta = {
  component: PartnerHeader,
  decorators: [(Story) => <div style={{ minHeight: 320 }}><Story /></div>],
  parameters: {
    layout: 'fullscreen',
    english: {
      ...frameInEnglish,
      'Ressources pour les établissements': 'Resources for schools',
      'Partenaire de la prévention routière': 'Road-safety partner',
      'Gestionnaire d’accès aux ressources numériques des établissements scolaires du second degré':
        'Access manager for the digital resources of secondary schools',
      'Données personnelles': 'Personal data',
      'Mentions d’information sur la protection des données': 'Information on data protection',
    },
  },
  args: {
    homeLabel: 'Alvéole, page d’accueil',
    area: 'Ressources pour les établissements',
    navLabel: 'Menu principal',
    menuLabel: 'Menu',
    links: [
      { kind: 'link', label: 'Conditions d’utilisation', to: '/gar/conditions-d-utilisation' },
      { kind: 'link', label: 'Données personnelles', to: '/gar/mentions-informations-RGPD' },
      { kind: 'link', label: 'Mentions légales', to: '/gar/mentions-legales' },
    ],
    languages,
  },
} satisfies Meta<typeof PartnerHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CurrentPage: Story = {
  args: {
    links: [
      { kind: 'link', label: 'Conditions d’utilisation', to: '/gar/conditions-d-utilisation' },
      { kind: 'link', label: 'Mentions légales', to: '/gar/mentions-legales', current: true },
    ],
  },
}
export const WithoutLinks: Story = { args: { area: 'CNED', links: [] } }
export const Partner: Story = { args: { area: 'Partenaire de la prévention routière', links: [] } }
export const LongText: Story = {
  args: {
    area: 'Gestionnaire d’accès aux ressources numériques des établissements scolaires du second degré',
    links: [
      { kind: 'link', label: 'Conditions d’utilisation', to: '/gar/conditions-d-utilisation' },
      { kind: 'link', label: 'Mentions d’information sur la protection des données', to: '/gar/mentions-informations-RGPD' },
      { kind: 'link', label: 'Mentions légales', to: '/gar/mentions-legales' },
    ],
  },
}
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const heading = canvasElement.querySelector('summary')
    const menu = heading?.closest('details')
    if (!heading || !menu) throw new Error('The header has no menu')
    if (!heading.checkVisibility()) return
    await userEvent.click(heading)
    await expect(menu.open).toBe(true)
  },
}
