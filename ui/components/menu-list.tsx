import { Form, Link } from 'react-router'
import type { MenuActionItem, MenuLinkItem } from './menu-item.ts'
import styles from './menu-list.module.css'
import { useHydrated } from './use-hydrated.ts'

export interface MenuListProps {
  items: readonly (MenuLinkItem | MenuActionItem)[]
  onChooseCookies?: (() => void) | undefined
  /** How each entry looks, link or button. */
  entryClassName?: string | undefined
}

function MenuEntry({ item, className, onChooseCookies }: { item: MenuLinkItem | MenuActionItem; className: string; onChooseCookies: MenuListProps['onChooseCookies'] }) {
  if (item.kind === 'link')
    return (
      <Link className={className} to={item.to} aria-current={item.current ? 'page' : undefined}>
        {item.label}
      </Link>
    )
  if (item.name === 'log-out')
    return (
      <Form method="post" action="/logout">
        <button type="submit" className={className}>
          {item.label}
        </button>
      </Form>
    )
  return (
    <button type="button" className={className} onClick={onChooseCookies}>
      {item.label}
    </button>
  )
}

/** The entries of a menu. The choice of cookies needs scripts: it shows up only with them. */
export function MenuList({ items, onChooseCookies, entryClassName = '' }: MenuListProps) {
  const hydrated = useHydrated()
  const canChooseCookies = hydrated && onChooseCookies !== undefined
  return (
    <ul role="list">
      {items
        .filter((item) => item.kind === 'link' || item.name !== 'choose-cookies' || canChooseCookies)
        .map((item) => (
          <li key={item.kind === 'link' ? `${item.to} ${item.label}` : item.name}>
            <MenuEntry item={item} className={`${styles.entry} ${entryClassName}`} onChooseCookies={onChooseCookies} />
          </li>
        ))}
    </ul>
  )
}
