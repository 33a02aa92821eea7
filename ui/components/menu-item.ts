/** An entry of a menu that leads to a page. */
export type MenuLinkItem = {
  readonly kind: 'link'
  readonly label: string
  readonly to: string
  /** The page that is shown. */
  readonly current?: boolean | undefined
}

/** An entry of a menu that does something. */
export type MenuActionItem = { readonly kind: 'action'; readonly label: string; readonly name: 'log-out' | 'choose-cookies' }

/** A heading with its entries. */
export type MenuGroupItem = { readonly kind: 'group'; readonly label: string; readonly items: readonly (MenuLinkItem | MenuActionItem)[] }

/** An entry of a menu, already worded. */
export type MenuItem = MenuLinkItem | MenuActionItem | MenuGroupItem

/** Whether one of the entries leads to the page that is shown. */
export const holdsCurrent = ({ items }: MenuGroupItem): boolean => items.some((item) => item.kind === 'link' && item.current === true)
