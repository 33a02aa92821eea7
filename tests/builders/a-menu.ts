import type { MenuEntry } from '../../domain/navigation/menu-entry.ts'
import type { OffersMenu } from '../../domain/offers/offers-menu.ts'
import { aCampaign } from './a-campaign.ts'

/** A menu as one line for each entry, its links behind its heading: `help: faq /faq, helpdesk /faq#assistance`. */
export const writtenMenu = (entries: readonly MenuEntry[]): string[] =>
  entries.map((entry) => {
    if (entry.kind === 'link') return `${entry.label} ${entry.path}`
    if (entry.kind === 'action') return `${entry.label} (${entry.action})`
    if (entry.kind === 'offers') return `${entry.label}: ${entry.offers.map(({ name, path }) => `${name} ${path}`).join(', ')}`
    return `${entry.label}: ${writtenMenu(entry.entries).join(', ')}`
  })

/** The offers entry where there are no four offers: a link. */
export const offersLink: OffersMenu = { type: 'link', path: '/premium' }

/** The offers entry with four offers, a, b, c and d. */
export const fourOffers: OffersMenu = {
  type: 'four-offers',
  offers: [
    aCampaign({ id: 'a', paywallPath: '/premium/a' }),
    aCampaign({ id: 'b', paywallPath: '/premium/b' }),
    aCampaign({ id: 'c', paywallPath: '/premium/c' }),
    aCampaign({ id: 'd', paywallPath: '/premium/d' }),
  ],
}
