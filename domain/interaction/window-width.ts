/** Window widths, in CSS pixels, from which the page changes. Source: specification, section 9, "Breakpoints". */
export const breakpointPixels = { tablet: 600, desktop: 960, tallHeader: 1264, wholeMenu: 1350 } as const

export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/**
 * The class of a device by the width of its window, null when the width is not known (0, as on the server).
 *
 * Source: specification, section 4, "Device width classes".
 *
 * @param width CSS pixels
 * @example deviceClass(600) // 'tablet'
 */
export const deviceClass = (width: number): DeviceClass | null => {
  if (!(width > 0)) return null
  if (width < breakpointPixels.tablet) return 'mobile'
  return width < breakpointPixels.desktop ? 'tablet' : 'desktop'
}

/**
 * Says whether a window is that of a handheld: narrower than 960 pixels, and known.
 *
 * Source: specification, section 2, "Popins and banners".
 *
 * @example isHandheld(959) // true
 */
export const isHandheld = (width: number): boolean => width > 0 && width < breakpointPixels.desktop

/**
 * Says whether the menu hides behind a burger: in windows narrower than 1350 pixels, if the width is known.
 *
 * Source: specification, section 2, "Main layout".
 *
 * @example hasBurgerMenu(1349) // true
 */
export const hasBurgerMenu = (width: number): boolean => width > 0 && width < breakpointPixels.wholeMenu
