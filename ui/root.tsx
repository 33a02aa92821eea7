import { Outlet, Scripts, Meta, Links } from 'react-router'
import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import { messages } from './locales/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
export default function Root() {
  return (
    <html lang="fr"><head><Meta /><Links /></head><body><I18nProvider i18n={i18n}><Outlet /></I18nProvider><Scripts /></body></html>
  )
}
