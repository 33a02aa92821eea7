/** The popins that are shown and hidden by their id. Source: specification, section 2, "Popins and banners". */
export const toggledPopinIds = ['appRecommendation', 'paidAppRecommendation', 'subscriptionPromotion'] as const
export type ToggledPopinId = (typeof toggledPopinIds)[number]

export type PopinVisibility = 'shown' | 'hidden'
export type ToggledPopins = Readonly<Record<ToggledPopinId, PopinVisibility>>

export type ToggledPopinsEvent =
  | { readonly type: 'show' | 'hide' | 'toggle'; readonly id: ToggledPopinId }
  | { readonly type: 'purchase-completed' }

/** All are hidden by default. Source: specification, section 3, "Site-wide state". */
export const initialToggledPopins: ToggledPopins = {
  appRecommendation: 'hidden',
  paidAppRecommendation: 'hidden',
  subscriptionPromotion: 'hidden',
}

const transitions: Record<PopinVisibility, Record<'show' | 'hide' | 'toggle', PopinVisibility>> = {
  shown: { show: 'shown', hide: 'hidden', toggle: 'hidden' },
  hidden: { show: 'shown', hide: 'hidden', toggle: 'shown' },
}

/**
 * Shows, hides or toggles a popin, and leaves the others as they are. A purchase shows the one that recommends the app to
 * paying people, and hides what is for those who do not pay.
 *
 * Source: specification, section 4, "Popins are toggled individually by id" and "A paid-app popin can appear after a purchase".
 *
 * @example nextToggledPopins(initialToggledPopins, { type: 'toggle', id: 'appRecommendation' }).appRecommendation // 'shown'
 */
export const nextToggledPopins = (popins: ToggledPopins, event: ToggledPopinsEvent): ToggledPopins =>
  event.type === 'purchase-completed'
    ? { ...initialToggledPopins, paidAppRecommendation: 'shown' }
    : { ...popins, [event.id]: transitions[popins[event.id]][event.type] }
