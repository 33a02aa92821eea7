import '../ui/theme/base.css'
import './preview.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { messages as english } from '../ui/locales/en.po'
import { messages as french } from '../ui/locales/fr.po'

const catalogs = {
  fr: setupI18n({ locale: 'fr', messages: { fr: french } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
}

const withSurroundings: Decorator = (Story, { globals }) => {
  const locale = globals['locale'] === 'en' ? 'en' : 'fr'
  const { dataset } = document.documentElement
  if (globals['theme'] === 'light' || globals['theme'] === 'dark') dataset['theme'] = globals['theme']
  else delete dataset['theme']
  document.documentElement.lang = locale
  return (
    <I18nProvider i18n={catalogs[locale]}>
      <MemoryRouter initialEntries={['/cours']}>
        <Story />
      </MemoryRouter>
    </I18nProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  globalTypes: {
    locale: {
      description: 'Langue',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Thème',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Thème du système' },
          { value: 'light', title: 'Clair' },
          { value: 'dark', title: 'Sombre' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'fr', theme: 'system' },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: 'Téléphone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablette, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Ordinateur, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error' },
    options: { storySort: { order: ['foundations', 'components'] } },
    docs: { toc: true },
  },
}

export default preview
