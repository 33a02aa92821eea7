import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs are about, for those who do not see them. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that is open first; without it, the first one. */
  defaultTab?: string | undefined
  onChange?: ((id: string) => void) | undefined
  /** Of the titles that stand over the panels where scripts do not run. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs. Where scripts do not run, the panels stand one under the other, each with its title. */
export function Tabs({ label, tabs, defaultTab, onChange, headingLevel = 3 }: TabsProps) {
  const Heading = `h${headingLevel}` as const
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(defaultTab)
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0]

  const select = (tab: Tab) => {
    if (tab.id === selected?.id) return
    setAsked(tab.id)
    onChange?.(tab.id)
  }
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const next = moves[event.key]?.(index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    select(tab)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected?.id}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected?.id ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          className={classNames(styles.panel, tab.id !== selected?.id && styles.closed)}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
        >
          <Heading className={styles.title}>{tab.label}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
