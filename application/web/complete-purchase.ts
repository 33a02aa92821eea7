import type { SiteState } from './site-state.ts'
import type { PopinMemory } from './visit-memory.ts'

/**
 * What a purchase does to the popins: the app is recommended to who has paid, unless they closed that already, and what is for
 * those who do not pay is hidden.
 *
 * Source: specification, section 4, "A paid-app popin can appear after a purchase".
 */
export const makeCompletePurchase =
  ({ siteState, popinMemory }: { siteState: Pick<SiteState, 'changePopins'>; popinMemory: PopinMemory }) =>
  (): void => {
    siteState.changePopins({ type: 'purchase-completed' })
    if (!popinMemory.mayOpen('paidAppRecommendation')) siteState.changePopins({ type: 'hide', id: 'paidAppRecommendation' })
  }
