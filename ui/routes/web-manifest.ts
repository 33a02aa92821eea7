import { msg } from '@lingui/core/macro'
import type { Route } from './+types/web-manifest'
import { serverI18n } from '../locales/server-i18n.ts'
import { visitContext } from '../visit.ts'

const words = {
  name: msg`Alvéole : réviser à son rythme`,
  description: msg`Des cours et des quiz pour réviser à son rythme, en français et en anglais.`,
  revisions: msg`Mes révisions`,
  account: msg`Mon compte`,
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to install the site as an application. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { locale } = context.get(visitContext)
  const i18n = serverI18n[locale]
  const icons = [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')]
  const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) })
  const manifest = {
    id: '/',
    name: i18n._(words.name),
    short_name: 'Alvéole',
    description: i18n._(words.description),
    lang: locale,
    dir: 'ltr',
    start_url: '/revisions',
    scope: '/',
    display: 'standalone',
    background_color: '#fcf6e9',
    theme_color: '#f6b73c',
    categories: ['education'],
    icons,
    shortcuts: [shortcut(i18n._(words.revisions), '/revisions/cours-et-quiz'), shortcut(i18n._(words.account), '/mon-compte')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, max-age=3600' },
  })
}
