import { useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import type { Offline } from '../../application/web/offline.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { BrowserContext } from '../browser.ts'
import { useRootData } from '../root-data.ts'
import { useFormDrafts } from './use-form-drafts.ts'

/** Keeps the pages that are opened, as far as they are for keeping. */
const useOpenedPages = (offline: Offline | undefined): void => {
  const { i18n } = useLingui()
  const { pathname, search } = useLocation()
  const language: Locale = i18n.locale === 'en' ? 'en' : 'fr'
  useEffect(() => {
    offline?.pageOpened({ path: pathname + search, title: document.title.replace(/ · Alvéole$/, ''), language })
  }, [offline, pathname, search, language])
}

/** Sends the answers that wait, when a page begins and whenever the network is back, and shows what came of them. */
const useWaitingAnswers = (offline: Offline | undefined): void => {
  const root = useRootData()
  const isKnown = root !== undefined
  const reader = root?.profile?.email ?? null
  const { formAction } = useNavigation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Without the profile nobody knows whose answers may go.
    if (!offline || !isKnown) return
    const { answers, network } = offline
    // Without a network, too: what was answered is not asked again.
    void answers.recall()
    const send = async () => {
      if (network.state.get() === 'offline') return
      const before = answers.lastSent.get()
      await answers.send(reader)
      if (answers.lastSent.get() !== before) await revalidate()
    }
    void send()
    return network.state.listen(() => void send())
  }, [offline, isKnown, reader, revalidate])
  useEffect(() => {
    if (formAction !== '/logout') return
    offline?.drafts.forgetAll()
    void offline?.answers.forget()
  }, [offline, formAction])
}

/** What a page does where the network is slow or away, wherever it stands. */
export const useOffline = (): void => {
  const offline = use(BrowserContext)?.offline
  useOpenedPages(offline)
  useWaitingAnswers(offline)
  useFormDrafts()
}
