import type { I18n } from '@lingui/core'
import type { MenuEntry, MenuGroup } from '../../domain/navigation/menu-entry.ts'
import type { MenuActionItem, MenuGroupItem, MenuItem, MenuLinkItem } from '../components/menu-item.ts'
import { campaignTitle } from '../words/campaign-words.ts'
import { menuWords } from '../words/menu-words.ts'

type Entry = Exclude<MenuEntry, { kind: 'offers' } | MenuGroup>

const worded = (i18n: I18n, path: string) => {
  const item = (entry: Entry): MenuLinkItem | MenuActionItem =>
    entry.kind === 'link'
      ? { kind: 'link', label: i18n._(menuWords[entry.label]), to: entry.path, current: entry.path === path }
      : { kind: 'action', label: i18n._(menuWords[entry.label]), name: entry.action }
  const group = ({ label, entries }: MenuGroup): MenuGroupItem => ({ kind: 'group', label: i18n._(menuWords[label]), items: entries.map(item) })
  return { item, group }
}

/** The entries of a menu in the words of the person, with the page that is shown marked as such. */
export const menuItems = (i18n: I18n, path: string, entries: readonly MenuEntry[]): MenuItem[] => {
  const { item, group } = worded(i18n, path)
  return entries.map((entry) => {
    if (entry.kind === 'group') return group(entry)
    if (entry.kind !== 'offers') return item(entry)
    const offers = entry.offers.map(({ name, path: to }): MenuLinkItem => ({ kind: 'link', label: campaignTitle(i18n, name), to, current: to === path }))
    return { kind: 'group', label: i18n._(menuWords.offers), items: offers }
  })
}

/** The groups of the footer in the words of the person. */
export const footerGroups = (i18n: I18n, path: string, groups: readonly MenuGroup[]): MenuGroupItem[] => groups.map(worded(i18n, path).group)
