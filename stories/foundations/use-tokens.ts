import { useCallback, useSyncExternalStore } from 'react'

function onChange(changed: () => void): () => void {
  const theme = new MutationObserver(changed)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const preferences = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'].map((query) =>
    matchMedia(query),
  )
  for (const preference of preferences) preference.addEventListener('change', changed)
  window.addEventListener('resize', changed)
  return () => {
    theme.disconnect()
    for (const preference of preferences) preference.removeEventListener('change', changed)
    window.removeEventListener('resize', changed)
  }
}

/** What tokens are worth now, on the root, in the theme and at the width of the moment. */
export function useTokens(names: readonly string[]): ReadonlyMap<string, string> {
  const joined = names.join(' ')
  const read = useCallback(() => {
    const style = getComputedStyle(document.documentElement)
    return joined.split(' ').map((name) => style.getPropertyValue(`--${name}`).trim()).join('|')
  }, [joined])
  const values = useSyncExternalStore(onChange, read).split('|')
  return new Map(names.map((name, index) => [name, values[index] ?? '']))
}

const readTheme = (): string => getComputedStyle(document.documentElement).colorScheme

export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(onChange, readTheme) === 'dark' ? 'dark' : 'light'
}

/** What a length comes to in pixels, as the browser resolves it. */
export function usePixels(names: readonly string[]): ReadonlyMap<string, number> {
  const joined = names.join(' ')
  const read = useCallback(() => {
    const ruler = document.createElement('div')
    ruler.style.position = 'absolute'
    document.body.append(ruler)
    const pixels = joined.split(' ').map((name) => {
      ruler.style.inlineSize = `var(--${name})`
      return ruler.getBoundingClientRect().width
    })
    ruler.remove()
    return pixels.join('|')
  }, [joined])
  const values = useSyncExternalStore(onChange, read).split('|')
  return new Map(names.map((name, index) => [name, Math.round(Number(values[index]) * 10) / 10]))
}
