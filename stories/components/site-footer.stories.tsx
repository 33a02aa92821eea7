import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSelector } from '../../ui/components/language-selector.tsx'
import { SiteFooter } from '../../ui/components/site-footer.tsx'

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: [
      { title: 'Réviser', links: [{ to: '/cours', label: 'Tous les cours' }, { to: '/quiz', label: 'Tous les quiz' }, { to: '/livres', label: 'Les livres' }] },
      { title: 'Alvéole', links: [{ to: '/abonnement', label: 'Abonnement' }, { to: '/a-propos', label: 'Qui sommes-nous ?' }, { to: '/contact', label: 'Nous écrire' }] },
      { title: 'Informations légales', links: [{ to: '/conditions', label: 'Conditions générales' }, { to: '/vie-privee', label: 'Vie privée' }, { to: '/accessibilite', label: 'Accessibilité' }] },
    ],
    version: 'Version 6.10.0',
    languageSelector: (
      <LanguageSelector
        label="Langue du site"
        current="fr"
        options={[
          { locale: 'fr', label: 'Français', href: '/fr' },
          { locale: 'en', label: 'English', href: '/en' },
        ]}
      />
    ),
  },
  argTypes: { languageSelector: { control: false } },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithNote: Story = { args: { note: 'Des cours courts, des quiz expliqués, et des progrès qui se voient.' } }
