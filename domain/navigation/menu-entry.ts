/** What a menu can say, as keys of the texts. Source: specification, section 2, "Labels cover" and "Footer". */
export const menuLabels = [
  'project-and-commitments', 'who-we-are', 'commitments', 'africa', 'citizenship', 'francophonie', 'parents', 'school-success', 'sport',
  'teachers', 'jobs', 'press', 'blog', 'artificial-intelligence',
  'school-levels', 'primary-school', 'middle-school', 'high-school', 'higher-education', 'orientation', 'parcoursup',
  'contents', 'revision', 'knowledge-library', 'exams', 'bac', 'brevet', 'bac-simulator', 'brevet-simulator', 'diplomas', 'language-tests',
  'competitive-exams',
  'offers', 'solo-offer', 'family-offer', 'gift-card', 'mobile-payment', 'bank-card-payment',
  'help', 'faq', 'helpdesk', 'contact-support', 'free-sheets',
  'legal', 'terms', 'privacy', 'legal-notice', 'accessibility', 'cookie-preferences',
  'create-account', 'login', 'my-contents', 'my-account', 'my-library', 'my-revisions', 'my-plan', 'family-space', 'who-learns', 'disconnect',
] as const
export type MenuLabel = (typeof menuLabels)[number]

/** An entry that leads to a page of this site; the path may end with the name of a part of the page (`#…`). */
export type MenuLink = { readonly kind: 'link'; readonly label: MenuLabel; readonly path: string }

/** An entry that does something. */
export type MenuAction = { readonly kind: 'action'; readonly label: MenuLabel; readonly action: 'log-out' | 'choose-cookies' }

/** A heading with its links. */
export type MenuGroup = { readonly kind: 'group'; readonly label: MenuLabel; readonly entries: readonly (MenuLink | MenuAction)[] }

/** An offer to choose from; `name` is the key of its text. */
export type MenuOffer = { readonly name: string; readonly path: string }

/** The dropdown of offers. */
export type MenuOffers = { readonly kind: 'offers'; readonly label: 'offers'; readonly offers: readonly MenuOffer[] }

export type MenuEntry = MenuLink | MenuAction | MenuGroup | MenuOffers

/** An entry of a menu that leads to a page. */
export const menuLink = (label: MenuLabel, path: string): MenuLink => ({ kind: 'link', label, path })

/** A heading of a menu, with the entries below it. */
export const menuGroup = (label: MenuLabel, ...entries: (MenuLink | MenuAction)[]): MenuGroup => ({ kind: 'group', label, entries })
