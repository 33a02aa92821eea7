import { useLingui } from '@lingui/react/macro'
import type { Frame } from '../../application/web/frame-of-page.ts'
import type { Layout } from '../../domain/navigation/route-table.ts'
import { PartnerHeader } from '../components/partner-header.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { areaWords } from '../words/area-words.ts'
import { menuItems } from './menu-items.ts'
import { useSiteLanguages } from './site-languages.ts'

interface PageHeaderProps {
  layout: Layout
  frame: Frame
  path: string
  onChooseCookies: (() => void) | undefined
}

/** The header of a page: that of the site, or that of a partner's area, where nothing is sold. */
export const PageHeader = ({ layout, frame, path, onChooseCookies }: PageHeaderProps) => {
  const { t, i18n } = useLingui()
  const languages = useSiteLanguages()
  const labels = { homeLabel: t`Alvéole, page d’accueil`, navLabel: t`Menu principal`, menuLabel: t`Menu` }
  const area = areaWords[layout]
  if (area) {
    const links = area.links.map(({ to, label }) => ({ kind: 'link', to, label: i18n._(label), current: to === path }) as const)
    return <PartnerHeader {...labels} area={i18n._(area.name)} links={links} languages={languages} />
  }
  const items = menuItems(i18n, path, frame.header)
  const primary = items.at(-1)
  if (primary?.kind !== 'link') return null
  return (
    <SiteHeader
      {...labels}
      items={items.slice(0, -1)}
      primary={primary}
      account={menuItems(i18n, path, frame.mobile.slice(frame.header.length))}
      languages={languages}
      onChooseCookies={onChooseCookies}
    />
  )
}
