import type { Decorator } from '@storybook/react-vite'
import { createContext, type ReactNode, use } from 'react'
import { createRoutesStub } from 'react-router'
import type { LanguageSelectorProps } from '../ui/components/language-selector.tsx'
import type { MenuActionItem, MenuGroupItem, MenuItem, MenuLinkItem } from '../ui/components/menu-item.ts'

const link = (label: string, to: string): MenuLinkItem => ({ kind: 'link', label, to })
const group = (label: string, ...items: (MenuLinkItem | MenuActionItem)[]): MenuGroupItem => ({ kind: 'group', label, items })

/** The menus of the site, in French, as the layout words them. */
export const levels: readonly MenuItem[] = [
  group(
    'Projet et engagements',
    link('Qui sommes-nous ?', '/nos-engagements'),
    link('Réussite scolaire', '/nos-engagements/reussite-scolaire'),
    link('Parents', '/nos-engagements/parents'),
    link('Citoyenneté', '/nos-engagements/citoyennete'),
    link('Sport', '/nos-engagements/sport'),
    link('Francophonie', '/nos-engagements/francophonie'),
    link('Afrique', '/nos-engagements/afrique'),
  ),
  group('Primaire', link('Réviser', '/explorer/primaire'), link('Bibliothèque des savoirs', '/revisions/bibliotheque-des-savoirs')),
  group('Collège', link('Réviser', '/explorer/college'), link('Brevet', '/brevet'), link('Simulateur de notes du brevet', '/simulateur-de-notes-brevet')),
  group('Lycée', link('Réviser', '/explorer/lycee'), link('Bac', '/bac'), link('Simulateur de notes du bac', '/simulateur-de-notes-bac')),
  group(
    'Enseignement supérieur',
    link('Réviser', '/explorer/superieur'),
    link('Diplômes', '/revisions/diplomes'),
    link('Tests et concours', '/revisions/tests-et-concours'),
    link('Tests de langues', '/revisions/tests-de-langues'),
  ),
  group('Orientation', link('Trouver sa voie', '/orientation'), link('Parcoursup', '/orientation/parcoursup')),
]

export const offersLink = link('Offres', '/premium')

export const fourOffers = group(
  'Offres',
  link('Offre solo', '/premium/offre-solo'),
  link('Offre famille', '/premium/offre-famille'),
  link('Offre réussite bac', '/premium/offre-reussite-bac'),
  link('Offre réussite brevet', '/premium/offre-reussite-brevet'),
)

export const createAccount = link('Créer un compte', '/signup')
export const myContents = link('Mes contenus', '/revisions')

export const forVisitors: readonly MenuItem[] = [link('Se connecter', '/login')]

const ownPages = group(
  'Mon compte',
  link('Mes informations', '/mon-compte'),
  link('Mon abonnement', '/mon-compte#abonnement'),
  link('Mes révisions', '/revisions/cours-et-quiz'),
  link('Ma bibliothèque', '/revisions/bibliotheque-des-savoirs'),
)
const logOut: MenuActionItem = { kind: 'action', label: 'Se déconnecter', name: 'log-out' }

export const forMembers: readonly MenuItem[] = [ownPages, logOut]
export const forFamilies: readonly MenuItem[] = [ownPages, link('Espace famille', '/mon-compte#famille'), logOut]

/** The menu as it is on one of its pages. */
export const onPage = (path: string, items: readonly MenuItem[]): readonly MenuItem[] =>
  items.map((item) => {
    if (item.kind === 'link') return { ...item, current: item.to === path }
    if (item.kind === 'action') return item
    return { ...item, items: item.items.map((entry) => (entry.kind === 'link' ? { ...entry, current: entry.to === path } : entry)) }
  })

export const directory: readonly MenuGroupItem[] = [
  group(
    'Contenus',
    link('Réviser', '/revisions'),
    link('Niveaux scolaires', '/explorer'),
    link('Bibliothèque des savoirs', '/revisions/bibliotheque-des-savoirs'),
    link('Orientation', '/orientation'),
    link('Blog', '/blog'),
  ),
  group(
    'Examens',
    link('Bac', '/bac'),
    link('Brevet', '/brevet'),
    link('Simulateur de notes du bac', '/simulateur-de-notes-bac'),
    link('Simulateur de notes du brevet', '/simulateur-de-notes-brevet'),
    link('Diplômes', '/revisions/diplomes'),
    link('Tests et concours', '/revisions/tests-et-concours'),
    link('Tests de langues', '/revisions/tests-de-langues'),
  ),
  group(
    'Offres',
    link('Offre solo', '/premium/offre-solo'),
    link('Offre famille', '/premium/offre-famille'),
    link('Paiement par carte bancaire', '/premium'),
    link('Paiement mobile', '/premium/afrique'),
    link('Carte cadeau', '/validation-buybox'),
  ),
  group(
    'Engagements',
    link('Qui sommes-nous ?', '/nos-engagements'),
    link('Citoyenneté', '/nos-engagements/citoyennete'),
    link('Sport', '/nos-engagements/sport'),
    link('Parents', '/nos-engagements/parents'),
    link('Francophonie', '/nos-engagements/francophonie'),
    link('Enseignants', '/professeurs'),
    link('Intelligence artificielle', '/ia'),
    link('Espace presse', '/espace-presse'),
    link('Recrutement', '/jobs'),
  ),
  group('Aide', link('Questions fréquentes', '/faq'), link('Assistance', '/faq#assistance'), link('Nous écrire', '/faq#contact')),
  group(
    'Informations légales',
    link('Conditions d’utilisation', '/conditions-d-utilisation'),
    link('Confidentialité', '/privacy-policy'),
    link('Mentions légales', '/mentions-legales'),
    { kind: 'action', label: 'Gérer mes cookies', name: 'choose-cookies' },
  ),
]

export const languages: LanguageSelectorProps = {
  label: 'Langue',
  current: 'fr',
  options: [
    { locale: 'fr', label: 'Français', href: '?lang=fr' },
    { locale: 'en', label: 'English', href: '?lang=en' },
  ],
}

/** The words of the frame in English. */
export const frameInEnglish = {
  'Alvéole, page d’accueil': 'Alvéole, home page',
  'Menu principal': 'Main menu',
  'Projet et engagements': 'Project and commitments',
  'Qui sommes-nous ?': 'Who we are',
  'Réussite scolaire': 'Success at school',
  Citoyenneté: 'Citizenship',
  Afrique: 'Africa',
  Primaire: 'Primary school',
  Collège: 'Middle school',
  Lycée: 'High school',
  'Enseignement supérieur': 'Higher education',
  Orientation: 'Guidance',
  Réviser: 'Revise',
  'Bibliothèque des savoirs': 'Knowledge library',
  'Simulateur de notes du brevet': 'Brevet marks simulator',
  'Simulateur de notes du bac': 'Baccalaureate marks simulator',
  Bac: 'Baccalaureate',
  Diplômes: 'Diplomas',
  'Tests et concours': 'Tests and competitive exams',
  'Tests de langues': 'Language tests',
  'Trouver sa voie': 'Find your way',
  Offres: 'Offers',
  'Offre solo': 'Solo offer',
  'Offre famille': 'Family offer',
  'Offre réussite bac': 'Baccalaureate success offer',
  'Offre réussite brevet': 'Brevet success offer',
  'Créer un compte': 'Create an account',
  'Mes contenus': 'My contents',
  'Se connecter': 'Log in',
  'Mon compte': 'My account',
  'Mes informations': 'My details',
  'Mon abonnement': 'My subscription',
  'Mes révisions': 'My revision',
  'Ma bibliothèque': 'My library',
  'Espace famille': 'Family space',
  'Se déconnecter': 'Log out',
  Contenus: 'Contents',
  'Niveaux scolaires': 'School levels',
  Examens: 'Exams',
  'Paiement par carte bancaire': 'Payment by bank card',
  'Paiement mobile': 'Mobile payment',
  'Carte cadeau': 'Gift card',
  Engagements: 'Commitments',
  Enseignants: 'Teachers',
  'Intelligence artificielle': 'Artificial intelligence',
  'Espace presse': 'Press',
  Recrutement: 'Jobs',
  Aide: 'Help',
  'Questions fréquentes': 'Frequently asked questions',
  Assistance: 'Helpdesk',
  'Nous écrire': 'Write to us',
  'Informations légales': 'Legal information',
  'Conditions d’utilisation': 'Terms of use',
  Confidentialité: 'Privacy',
  'Mentions légales': 'Legal notice',
  'Gérer mes cookies': 'Cookie preferences',
  Langue: 'Language',
  Français: 'Français',
}

const Shown = createContext<ReactNode>(null)
const ShownStory = () => use(Shown)
const Routes = createRoutesStub([{ path: '*', Component: ShownStory, action: () => null }])

// The story goes through a context, so that the controls still reach it: the routes are made once.
const InRoutes = ({ children }: { children: ReactNode }) => (
  <Shown value={children}>
    <Routes initialEntries={['/revisions']} />
  </Shown>
)

/** For stories with a form of the router, which needs routes: to be used with `parameters: { bringsRouter: true }`. */
export const withRoutes: Decorator = (Story) => (
  <InRoutes>
    <Story />
  </InRoutes>
)
