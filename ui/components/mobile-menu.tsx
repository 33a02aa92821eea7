import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type MouseEvent } from 'react'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { LanguageSelector, type LanguageSelectorProps } from './language-selector.tsx'
import { Logo } from './logo.tsx'
import { holdsCurrent, type MenuItem, type MenuLinkItem } from './menu-item.ts'
import { MenuList } from './menu-list.tsx'
import styles from './mobile-menu.module.css'
import { useHydrated } from './use-hydrated.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useRouteChange } from './use-route-change.ts'

export interface MobileMenuProps {
  /** Written beside the burger. */
  label: string
  navLabel: string
  items: readonly MenuItem[]
  /** To log in; or the account, the family space and the way out. */
  account: readonly MenuItem[]
  /** The main thing to do: create an account, or go to one's contents. */
  primary: MenuLinkItem
  languages: LanguageSelectorProps
  /** The written name in the logo. */
  name?: string | undefined
  onChooseCookies?: (() => void) | undefined
}

/** From this width on the header shows the whole menu. In em, so that it counts the size of the text that the reader chose. */
const wideHeader = '(min-width: 84.375em)'

function Entries({ items, onChooseCookies }: { items: readonly MenuItem[]; onChooseCookies: (() => void) | undefined }) {
  return items.map((item) =>
    item.kind === 'group' ? (
      <details key={item.label} className={styles.group} open={holdsCurrent(item)}>
        <summary className={styles.heading} aria-current={holdsCurrent(item) ? 'true' : undefined}>
          <span>{item.label}</span>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <div className={styles.inGroup}>
          <MenuList items={item.items} entryClassName={styles.entry} onChooseCookies={onChooseCookies} />
        </div>
      </details>
    ) : (
      <div key={item.label} className={styles.single}>
        <MenuList items={[item]} entryClassName={styles.entry} onChooseCookies={onChooseCookies} />
      </div>
    ),
  )
}

/**
 * The burger and its panel. Without scripts it unfolds below the header; with them it is a modal dialog, so that the page
 * behind neither takes the focus nor scrolls.
 */
export function MobileMenu({ label, navLabel, items, account, primary, languages, name = 'Alvéole', onChooseCookies }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const burger = useRef<HTMLElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const isWide = useMediaQuery(wideHeader)
  const show = () => {
    if (!menu.current || !panel.current || panel.current.open) return
    menu.current.open = true
    panel.current.showModal()
    // A panel that its heading has only just unfolded takes no focus by itself.
    closing.current?.focus()
  }
  const fold = () => {
    if (menu.current) menu.current.open = false
    // Where a click does not focus the burger, the browser has nothing to give the focus back to.
    if (document.activeElement === document.body) burger.current?.focus({ preventScroll: true })
  }
  const close = () => {
    panel.current?.close()
    fold()
  }
  useRouteChange(close)
  useEffect(() => {
    // Opened before the scripts were there: it becomes a dialog now.
    if (hydrated && menu.current?.open) show()
  }, [hydrated])
  useEffect(() => {
    if (isWide && panel.current?.open) close()
  }, [isWide])
  useEffect(() => {
    const dialog = panel.current
    const closeFromBackdrop = ({ target }: Event) => {
      if (target === dialog && dialog?.matches(':modal')) dialog.close()
    }
    dialog?.addEventListener('click', closeFromBackdrop)
    return () => dialog?.removeEventListener('click', closeFromBackdrop)
  }, [])
  const handleBurger = (event: MouseEvent) => {
    event.preventDefault()
    show()
  }
  const chooseCookies = onChooseCookies && (() => {
    close()
    onChooseCookies()
  })
  return (
    <details ref={menu} className={styles.menu}>
      <summary ref={burger} className={styles.burger} onClick={handleBurger}>
        <Icon name="menu" className={styles.closedIcon} />
        <Icon name="cross" className={styles.openedIcon} />
        <span>{label}</span>
      </summary>
      <dialog ref={panel} className={styles.panel} aria-label={label} open={!hydrated} onClose={fold}>
        {hydrated ? (
          <div className={styles.bar}>
            <Logo label={name} />
            <button ref={closing} type="button" className={styles.burger} onClick={close}>
              <Icon name="cross" />
              <Trans>Fermer</Trans>
            </button>
          </div>
        ) : null}
        <div className={styles.inside}>
          <ButtonLink to={primary.to} fullWidth>
            {primary.label}
          </ButtonLink>
          <nav className={styles.entries} aria-label={navLabel}>
            <Entries items={items} onChooseCookies={chooseCookies} />
            <div className={styles.account}>
              <Entries items={account} onChooseCookies={chooseCookies} />
            </div>
          </nav>
          <LanguageSelector {...languages} />
        </div>
      </dialog>
    </details>
  )
}
