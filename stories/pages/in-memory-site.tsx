import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ReactRenderer } from '@storybook/react-vite'
import { type ComponentType, useEffect, useState } from 'react'
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router'
import type { ArgTypes, StoryContext } from 'storybook/internal/types'
import { expect, within } from 'storybook/test'
import { makeSiteState } from '../../application/web/site-state.ts'
import * as root from '../../ui/root.tsx'
import routeConfig from '../../ui/routes.ts'
import { SiteStateContext } from '../../ui/site-state.ts'
import { useCasesContext, visitContext } from '../../ui/visit.ts'
import { openVisit, type ServiceState, serviceStates, type Viewer, viewers } from './in-memory-visit.ts'

/** A page of the site, as somebody meets it. */
export interface PageArgs {
  /** The address; `{attempt}` and the like stand for ids (in-memory-visit.ts). */
  path: string
  viewer: Viewer
  service: ServiceState
  /** A form that the viewer has just sent to the address. */
  sent?: Readonly<Record<string, string>> | undefined
  /** How many questions of the quiz are answered already. */
  answered?: number | undefined
  /** On how many other devices the viewer is logged in. */
  otherDevices?: number | undefined
  /** The layout around the page, by its file in ui/layouts; left out, the page's own. */
  layout?: string | undefined
}

type Page = ComponentType<Record<string, unknown>>
type RouteModule = {
  readonly default?: Page
  readonly ErrorBoundary?: Page
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly shouldRevalidate?: NonNullable<RouteObject['shouldRevalidate']>
  readonly handle?: unknown
}

const modules = import.meta.glob<RouteModule>(['../../ui/layouts/*.tsx', '../../ui/routes/*.{ts,tsx}'], { eager: true })

/** What the framework hands to a page as props. */
const withRouteProps = (Shown: Page) => () => (
  <Shown loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} matches={useMatches()} />
)

const withErrorProps = (Shown: Page) => () => (
  <Shown error={useRouteError()} loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />
)

/** Nobody is received: a browser's router would receive people anew after each form, which the site's server does not. */
const partsOf = ({ default: Shown, ErrorBoundary, loader, action, shouldRevalidate, handle }: RouteModule) => ({
  ...(Shown && { Component: withRouteProps(Shown) }),
  ...(ErrorBoundary && { ErrorBoundary: withErrorProps(ErrorBoundary) }),
  ...(loader && { loader }),
  ...(action && { action }),
  ...(shouldRevalidate && { shouldRevalidate }),
  handle,
})

type Entry = RouteConfigEntry

const routeOf = ({ id, file, path, index, children }: Entry): RouteObject => {
  const module = modules[`../../ui/${file}`]
  if (!module) throw new Error(`There is no ui/${file}.`)
  const common = { id: id ?? file.replace(/\.tsx?$/, ''), ...(path === undefined ? {} : { path }), ...partsOf(module) }
  return index === true ? { ...common, index } : { ...common, children: (children ?? []).map(routeOf) }
}

const pagesIn = (entry: Entry): Entry[] => (entry.file.startsWith('layouts/') ? (entry.children ?? []) : [])

/** The routes of the site in its root, without the document around them: here that is the story's. */
const siteRoutes = (layout: string | undefined): RouteObject[] => {
  const entries = layout === undefined ? routeConfig : [{ file: `layouts/${layout}.tsx`, children: routeConfig.flatMap(pagesIn) }]
  return [{ Component: Outlet, ...partsOf(root as unknown as RouteModule), id: 'root', path: '', children: entries.map(routeOf) }]
}

type Router = ReturnType<typeof createMemoryRouter>

const settled = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle' && router.state.revalidation === 'idle'
    if (isSettled()) return resolve()
    const leave = router.subscribe(() => {
      if (!isSettled()) return
      leave()
      resolve()
    })
  })

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Opens a page: its router is there when everything on it has been loaded. */
const openPage = async (args: PageArgs, globals: StoryContext['globals']): Promise<Router> => {
  const locale = globals['locale'] === 'en' ? 'en' : 'fr'
  const country = typeof globals['region'] === 'string' ? globals['region'] : 'FR'
  const visit = await openVisit({ viewer: args.viewer, service: args.service, locale })
  for (let device = 0; device < (args.otherDevices ?? 0); device += 1) await visit.logInElsewhere()
  const path = await visit.named(args.path, args.answered)

  visit.begin()
  const router = createMemoryRouter(siteRoutes(args.layout), {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(useCasesContext, visit.useCases)
      context.set(visitContext, { locale, country, nonce: null, promoCode: null, cookieChoice: 'made', hasSession: true, origin: 'https://alveole.example', measurement: { userId: null, tagManager: null }, savesData: false })
      return context
    },
  })
  await settled(router)
  if (args.sent) {
    const typed = await Promise.all(
      Object.entries(args.sent).map(async ([name, value]) => [name, await visit.named(value)] as const),
    )
    visit.beforeSending()
    await router.navigate(path, { formMethod: 'post', formData: formOf(Object.fromEntries(typed)) })
    await settled(router)
  }
  return router
}

/** Whoever has been here before: nothing is asked of them. */
const regular = { newsletterMemory: { seen: true, submitted: true }, cookieChoice: 'made' } as const

const Site = ({ router }: { router: Router }) => {
  const [siteState] = useState(() => makeSiteState(regular))
  useEffect(() => () => router.dispose(), [router])
  return (
    <SiteStateContext value={siteState}>
      <RouterProvider router={router} />
    </SiteStateContext>
  )
}

/** What the stories of all pages share: each is a visit to the site on the in-memory wiring, which no network is needed for. */
export const pageStories = {
  tags: ['!autodocs'],
  // Storybook would write the whole router out as source code.
  parameters: { bringsRouter: true, layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/', viewer: 'visitor', service: 'answering' } satisfies PageArgs,
  argTypes: {
    viewer: { options: viewers, control: 'select' },
    service: { options: serviceStates, control: 'select' },
    sent: { control: 'object' },
    answered: { control: 'number' },
    otherDevices: { control: 'number' },
  } satisfies Partial<ArgTypes<PageArgs>>,
  loaders: [
    async ({ args, globals }: StoryContext<ReactRenderer, PageArgs>) => ({ router: await openPage(args, globals) }),
  ],
  render: (_: PageArgs, { loaded }: { loaded: Record<string, unknown> }) => <Site router={loaded['router'] as Router} />,
}

/** A form that was refused says so above its fields, marks those to correct, and has kept what was typed in the others. */
export const refused =
  ({ marked, kept = {} }: { marked: readonly string[]; kept?: Readonly<Record<string, string>> }) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const field = (name: string) => canvasElement.querySelector(`main [name="${name}"]`)
    await expect(within(canvasElement).getAllByRole('alert')[0]).toBeVisible()
    for (const name of marked) await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    for (const [name, value] of Object.entries(kept)) await expect(field(name)).toHaveValue(value)
  }
