import { expect, test } from 'vitest'
import type { OpenedPage } from '../ports/kept-pages.ts'
import { makePageOpened } from './offline.ts'

test.each([
  ['/revisions/maths/algebre/second-degre', '4g', false, true],
  ['/revisions/maths/algebre/second-degre?lang=en', null, false, true],
  ['/revisions/maths/algebre/second-degre', '2g', false, false],
  ['/revisions/maths/algebre/second-degre', '4g', true, false],
  ['/premium', '4g', false, false],
])('%s, on a connection %s (saves data: %s), brings what comes next: %s', (path, effectiveType, savesData, expected) => {
  const opened: OpenedPage[] = []
  const pages = { start: () => {}, opened: (page: OpenedPage) => void opened.push(page), list: () => Promise.resolve([]) }
  makePageOpened({ pages, connection: () => ({ effectiveType, savesData }) })({ path, title: 'Titre', language: 'fr' })
  expect(opened).toEqual([{ path, title: 'Titre', language: 'fr', mayFetchAhead: expected }])
})
