import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { ButtonLink } from '../../ui/components/button.tsx'
import { LanguageSelector } from '../../ui/components/language-selector.tsx'
import { SiteHeader } from '../../ui/components/site-header.tsx'

function WithMenuOpened({ children }: { children: ReactNode }) {
  useEffect(() => {
    const menu = document.querySelector<HTMLDetailsElement>('header details')
    const timer = setTimeout(() => menu?.setAttribute('open', ''), 50)
    return () => clearTimeout(timer)
  }, [])
  return children
}

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeLabel: 'Alvéole, accueil',
    navLabel: 'Navigation principale',
    menuLabel: 'Menu',
    links: [
      { to: '/cours', label: 'Cours' },
      { to: '/quiz', label: 'Quiz' },
      { to: '/livres', label: 'Livres' },
      { to: '/abonnement', label: 'Abonnement' },
    ],
    actions: (
      <>
        <ButtonLink to="/connexion" variant="quiet">Se connecter</ButtonLink>
        <ButtonLink to="/abonnement">S’abonner</ButtonLink>
      </>
    ),
    languageSelector: (
      <LanguageSelector
        label="Langue"
        current="fr"
        options={[
          { locale: 'fr', label: 'Français', href: '/fr' },
          { locale: 'en', label: 'English', href: '/en' },
        ]}
      />
    ),
  },
  argTypes: { actions: { control: false }, languageSelector: { control: false } },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LoggedIn: Story = {
  args: { actions: <ButtonLink to="/compte" variant="secondary">Mon compte</ButtonLink> },
}
export const MenuOpened: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <WithMenuOpened><div style={{ minHeight: 560 }}><Story /></div></WithMenuOpened>],
}
