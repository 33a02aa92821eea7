/** A text that does not fit: where it stands, and by how many CSS pixels. */
export type CutText = { readonly place: string; readonly text: string; readonly by: string }

/**
 * What may be wider than its box, each for a reason.
 * - a region that scrolls by itself and says so to the keyboard (wide tables and formulas)
 * - formulas, whose glyphs are placed by KaTeX in boxes of their own
 * - what only screen readers read
 */
export const mayOverflow = ['[tabindex="0"][role="region"]', '.katex', '.visually-hidden', '.skip-link', 'svg', 'select', 'option', 'input', 'textarea'] as const

/** Runs in the page: every element with a text of its own whose content is wider, or, where it is clipped, higher than itself. */
export const findCutTexts = (exceptions: readonly string[]): CutText[] => {
  const excepted = exceptions.join(',')
  const found: CutText[] = []
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *, body > dialog *, [popover] *')) {
    if (element.closest(excepted)) continue
    const ownText = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent?.trim() ?? '').join(' ').trim()
    if (ownText === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const style = getComputedStyle(element)
    if (style.display === 'inline' || element.clientWidth === 0) {
      const box = element.parentElement
      if (box && box.clientWidth > 0 && getComputedStyle(box).display !== 'inline' && box.scrollWidth > box.clientWidth + 1 && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
        found.push({ place: nameOf(box), text: ownText.slice(0, 80), by: `${box.scrollWidth - box.clientWidth} px too wide` })
      continue
    }
    if (element.scrollWidth > element.clientWidth + 1) found.push({ place: nameOf(element), text: ownText.slice(0, 80), by: `${element.scrollWidth - element.clientWidth} px too wide` })
    const clipsDown = ['hidden', 'clip'].includes(style.overflowY)
    if (clipsDown && element.scrollHeight > element.clientHeight + 1) found.push({ place: nameOf(element), text: ownText.slice(0, 80), by: `${element.scrollHeight - element.clientHeight} px too high` })
  }
  return found
}
