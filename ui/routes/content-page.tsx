import type { Route } from './+types/content-page'
import { useCasesContext, visitContext } from '../visit.ts'
import { unavailable } from './unavailable.ts'
import { shownPage, WrittenPage } from './written-page.tsx'

/** A page that authors write; its address is its name in the library. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = await context.get(useCasesContext).openPage(context.get(visitContext).locale, url.pathname)
  if (page.isErr()) throw unavailable(page.error)
  return shownPage(page.value)
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />
}
