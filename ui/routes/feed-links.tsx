import { useLingui } from '@lingui/react/macro'
import { feedAddress } from './feed-address.ts'

/** Tells programs that read feeds where those of the blog are. */
export const FeedLinks = () => {
  const { t, i18n } = useLingui()
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t`Blog d’Alvéole (RSS)`} href={feedAddress('rss', i18n.locale)} />
      <link rel="alternate" type="application/atom+xml" title={t`Blog d’Alvéole (Atom)`} href={feedAddress('atom', i18n.locale)} />
    </>
  )
}
