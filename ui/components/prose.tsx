import 'katex/dist/katex.min.css'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './prose.module.css'

export interface ProseProps {
  /** Trusted HTML, made and cleaned on the server. */
  html: string
  className?: string | undefined
}

export interface InlineProseProps {
  /** Trusted HTML, made and cleaned on the server. */
  html: string
  as?: 'span' | 'div' | undefined
  id?: string | undefined
  className?: string | undefined
}

/** Formulas wider than their column scroll in place: they must then be reachable with the keyboard. */
function useReachableFormulas(html: string) {
  const { t } = useLingui()
  const label = t`Formule mathématique`
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const update = () => {
      for (const formula of box.current?.querySelectorAll<HTMLElement>('.katex-display') ?? []) {
        const isWide = formula.scrollWidth > formula.clientWidth
        formula.toggleAttribute('tabindex', isWide)
        if (isWide) formula.tabIndex = 0
        formula.role = isWide ? 'group' : null
        formula.ariaLabel = isWide ? label : null
      }
    }
    update()
    const observer = new ResizeObserver(update)
    if (box.current) observer.observe(box.current)
    // Its own fonts make a formula wider or narrower; the column stays as it is.
    document.fonts.addEventListener('loadingdone', update)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', update)
    }
  }, [html, label])
  return box
}

export function Prose({ html, className }: ProseProps) {
  const { t } = useLingui()
  const box = useReachableFormulas(html)
  const label = t`Tableau`.replaceAll('"', '&quot;')
  // Each table gets a box of its own to scroll in, so that the page never does.
  const boxed = html
    .replaceAll('<table', `<div class="${styles.tableBox}" role="region" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>')
  return <div ref={box} className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: boxed }} />
}

export function InlineProse({ html, as: Element = 'span', id, className }: InlineProseProps) {
  const box = useReachableFormulas(html)
  const names = classNames(styles.inline, className)
  return Element === 'div' ? (
    <div ref={box} id={id} className={names} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <span id={id} className={names} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
