import '../ui/theme/base.css'
import './preview.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Decorator, Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { STORY_FINISHED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { messages as english } from '../ui/locales/en.po'
import { messages as french } from '../ui/locales/fr.po'
import { type EnglishSamples, inEnglish } from './samples.ts'

// The test of the stories waits for this mark: the story is there, and its play function is over.
const channel = addons.getChannel()
channel.on(STORY_RENDER_PHASE_CHANGED, () => delete document.body.dataset['story'])
channel.on(STORY_FINISHED, () => (document.body.dataset['story'] = 'done'))

const catalogs = {
  fr: setupI18n({ locale: 'fr', messages: { fr: french } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
}

/** Puts the args of the story into English; a text without its English is a mistake, which the test of the stories finds. */
const withSamplesInEnglish: Decorator = (Story, { args, globals, parameters, id }) => {
  if (globals['locale'] !== 'en') return <Story />
  const missing = new Set<string>()
  const english = inEnglish(args, (parameters['english'] ?? {}) as EnglishSamples, missing)
  for (const text of missing) console.error(`${id}: no English for “${text}”`)
  return <Story args={english as typeof args} />
}

const withSurroundings: Decorator = (Story, { globals, parameters }) => {
  const locale = globals['locale'] === 'en' ? 'en' : 'fr'
  const { dataset } = document.documentElement
  if (globals['theme'] === 'light' || globals['theme'] === 'dark') dataset['theme'] = globals['theme']
  else delete dataset['theme']
  document.documentElement.lang = locale
  return (
    <I18nProvider i18n={catalogs[locale]}>
      {parameters['bringsRouter'] ? (
        <Story />
      ) : (
        <MemoryRouter initialEntries={['/revisions']}>
          <Story />
        </MemoryRouter>
      )}
    </I18nProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSamplesInEnglish, withSurroundings],
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
    region: {
      description: 'Pays',
      toolbar: {
        icon: 'location',
        dynamicTitle: true,
        items: [
          { value: 'FR', title: 'France' },
          { value: 'BE', title: 'Belgique' },
          { value: 'SN', title: 'Sénégal' },
          { value: 'CI', title: 'Côte d’Ivoire' },
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
  initialGlobals: { locale: 'fr', theme: 'system', region: 'FR' },
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
    options: { storySort: { order: ['foundations', 'components', 'layouts', 'pages'] } },
    docs: { toc: true },
  },
}

export default preview
