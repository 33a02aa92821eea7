import { data } from 'react-router'

/** The page that says that nothing stands here. */
export const notFound = () => data(null, { status: 404 })

/** What a loader throws when a page cannot be made: it is not there, or the service does not answer. */
export const unavailable = (error: { readonly type: string }) =>
  error.type === 'service-unreachable' ? data(null, { status: 503, headers: { 'retry-after': '30' } }) : notFound()
