import { popinTiming as timing, promotesSubscription } from '../../domain/popins/popin-timing.ts'
import type { ToggledPopinId } from '../../domain/popins/toggled-popins.ts'
import type { SiteState } from './site-state.ts'
import type { PopinMemory } from './visit-memory.ts'

/** How long somebody looks at the site before a popin opens, in milliseconds. */
export const popinTiming = timing

/**
 * The popins that are to be shown now: the subscription on a new page, once somebody has seen enough of them; the app after
 * a while. Whoever closed one is left alone for some weeks.
 *
 * @param moment a new page, or the end of the wait
 * @example popinsToShow('page', { siteState, popinMemory }) // ['subscriptionPromotion'] on the sixth page
 */
export const popinsToShow = (
  moment: 'page' | 'waited',
  { siteState, popinMemory }: { siteState: Pick<SiteState, 'pagesSeen'>; popinMemory: PopinMemory },
): readonly ToggledPopinId[] => {
  const due: readonly ToggledPopinId[] =
    moment === 'waited' ? ['appRecommendation'] : promotesSubscription(siteState.pagesSeen.get()) ? ['subscriptionPromotion'] : []
  return due.filter(popinMemory.mayOpen)
}
