/**
 * Why a call to the service failed.
 * - `unauthenticated`: the service does not know the caller, or no longer does
 * - `profiling-needed`: it asks the member to complete their profiling first
 * - `unreachable`: no answer came at all
 */
export type CallFailure = 'unauthenticated' | 'forbidden' | 'profiling-needed' | 'not-found' | 'unreachable' | 'other'

/** A call that failed. */
export type FailedCall = {
  readonly failure: CallFailure
  readonly isLoggedIn: boolean
  /** Whether it is the very call that refreshes the tokens. */
  readonly isRefreshCall: boolean
  /** Whether it was sent again already, after a refresh. */
  readonly wasReplayed: boolean
}

/**
 * - `refresh-then-replay`: get new tokens, and send the call once more
 * - `log-out`: the session is over, and the account site's logout comes next
 * - `keep-session`: the refresh failed for a reason that says nothing about the session
 * - `go-to-profiling`: go to the account site's profiling page, and after `delay` milliseconds answer the caller with nothing
 * - `give-up`: the caller is told of the failure
 */
export type FailedCallDecision =
  | { readonly type: 'refresh-then-replay' }
  | { readonly type: 'log-out' }
  | { readonly type: 'keep-session' }
  | { readonly type: 'go-to-profiling'; readonly delay: number }
  | { readonly type: 'give-up' }

/** How long the browser is given to leave for the profiling page, in milliseconds. Source: specification, section 8, "409". */
const profilingDelay = 1_000

const decideFailedRefresh = (failure: CallFailure): FailedCallDecision =>
  failure === 'unauthenticated' || failure === 'forbidden' ? { type: 'log-out' } : { type: 'keep-session' }

/**
 * What to do after a call that failed. Only a refresh that the service refuses ends a session; a call is replayed once.
 *
 * Source: specification, section 8, "401 while logged in" and "409".
 *
 * @example decideFailedCall({ failure: 'unauthenticated', isLoggedIn: true, isRefreshCall: false, wasReplayed: false }) // { type: 'refresh-then-replay' }
 */
export const decideFailedCall = ({ failure, isLoggedIn, isRefreshCall, wasReplayed }: FailedCall): FailedCallDecision => {
  if (isRefreshCall) return decideFailedRefresh(failure)
  if (failure === 'profiling-needed') return { type: 'go-to-profiling', delay: profilingDelay }
  return failure === 'unauthenticated' && isLoggedIn && !wasReplayed ? { type: 'refresh-then-replay' } : { type: 'give-up' }
}

/**
 * Whether a failure goes to the error-reporting service: every answer that is an error does, other than "not found". A
 * missing answer is none: it says more of the person's network than of the product.
 *
 * Source: specification, section 8, "Any HTTP error other than 404".
 */
export const isReported = (failure: CallFailure): boolean => failure !== 'not-found' && failure !== 'unreachable'
