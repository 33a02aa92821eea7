import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { MenuList } from './menu-list.tsx'
import { holdsCurrent, type MenuGroupItem } from './menu-item.ts'
import styles from './menu.module.css'
import { useRouteChange } from './use-route-change.ts'

export interface MenuProps {
  group: MenuGroupItem
  /** The side on which the list lines up with its heading. */
  align?: 'start' | 'end' | undefined
  /** The heading breaks between its words, to take as little room as it can. */
  compact?: boolean | undefined
  /** Of the menus with one name, one at most is open. */
  name?: string | undefined
  onChooseCookies?: (() => void) | undefined
}

const edge = 8

/** Without scripts the list lines up with its heading; with them it also stays inside the window. */
const keepInWindow = (list: HTMLElement) => {
  list.style.setProperty('--shift', '0px')
  const { left, right } = list.getBoundingClientRect()
  const beyond = Math.min(0, document.documentElement.clientWidth - edge - right)
  list.style.setProperty('--shift', `${Math.max(edge - left, beyond)}px`)
}

const places: Record<string, (now: number, count: number) => number> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now, count) => (now <= 0 ? count : now) - 1,
  Home: () => 0,
  End: (_now, count) => count - 1,
}

/** A heading that unfolds its entries below it, as a card. */
export function Menu({ group, align = 'start', compact = false, name = 'site-menu', onChooseCookies }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useRouteChange(close)
  useEffect(() => {
    if (!open) return
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && details.current && !details.current.contains(target)) details.current.open = false
    }
    const place = () => {
      if (list.current) keepInWindow(list.current)
    }
    place()
    window.addEventListener('resize', place)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      window.removeEventListener('resize', place)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [open])
  const handleKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget
    if (event.key === 'Escape' && menu.open) {
      menu.open = false
      menu.querySelector('summary')?.focus()
      return
    }
    const next = places[event.key]
    if (!next || (!menu.open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    menu.open = true
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    entries[next(entries.findIndex((entry) => entry === document.activeElement), entries.length)]?.focus()
  }
  const chooseCookies = onChooseCookies && (() => {
    close()
    onChooseCookies()
  })
  return (
    <details
      ref={details}
      className={classNames(styles.menu, compact && styles.compact, align === 'end' && styles.end)}
      name={name}
      onKeyDown={handleKey}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.heading} aria-current={holdsCurrent(group) ? 'true' : undefined}>
        <span className={styles.label}>{group.label}</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div ref={list} className={styles.list}>
        <MenuList items={group.items} entryClassName={styles.entry} onChooseCookies={chooseCookies} />
      </div>
    </details>
  )
}
