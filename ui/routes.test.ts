import { expect, test } from 'vitest'
import { matchRoute } from '../domain/navigation/match-route.ts'
import { routeTable } from '../domain/navigation/route-table.ts'
import { someKnownNames, someSiteNames } from '../tests/builders/a-visit.ts'
import routes from './routes.ts'

const table = routeTable(someSiteNames())

/** Every page that stands in a layout, with a name for each of its parameters. */
const pages = routes.flatMap(({ file, children = [] }) => {
  const layout = /^layouts\/(.*)-layout\.tsx$/.exec(file)?.[1]
  return layout === undefined
    ? []
    : children
        .filter(({ path }) => path !== '*')
        .map(({ path = '' }) => ({ layout, address: `/${path.replaceAll(/:\w+/g, 'nom')}` }))
})

test.each(pages)('$address stands in the layout that the rules give it: $layout', ({ address, layout }) => {
  expect(matchRoute(address, table, someKnownNames())?.route.layout).toBe(layout)
})

test('pages without a layout draw nothing around them', () => {
  const bare = routes.filter(({ children }) => children === undefined).map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, 'nom')}`)
  const drawn = bare.filter((address) => !['empty', undefined].includes(matchRoute(address, table, someKnownNames())?.route.layout))
  // They answer with a redirection or a file.
  expect(drawn).toEqual(['/validatePayment', '/mon-compte/mes-donnees'])
})
