/** How long a button stays locked after a click, in milliseconds. Source: specification, section 4 and section 9, "Timing and UI". */
export const buttonLockMilliseconds = { ordinary: 4000, 'email-popin': 0 } as const
export type ButtonKind = keyof typeof buttonLockMilliseconds

/** A button; `clickedAt` is its last accepted click, in milliseconds since 1970, null before the first. */
export type ButtonState = {
  readonly kind: ButtonKind
  readonly clickedAt: number | null
  readonly isDisabled: boolean
  readonly isLoading: boolean
}

/** What a click does. */
export type ButtonClick = { readonly type: 'accepted' } | { readonly type: 'ignored'; readonly because: 'disabled' | 'loading' | 'locked' }

/**
 * Says whether a button is locked. A clock that went back before the click does not lock it.
 *
 * @param now milliseconds since 1970
 * @example isButtonLocked({ kind: 'ordinary', clickedAt: 0 }, 3999) // true
 */
export const isButtonLocked = ({ kind, clickedAt }: Pick<ButtonState, 'kind' | 'clickedAt'>, now: number): boolean =>
  clickedAt !== null && now >= clickedAt && now - clickedAt < buttonLockMilliseconds[kind]

/**
 * Decides a click on a call-to-action button: ignored while it is disabled, loading, or locked by the click before.
 * Whoever accepts it keeps `now` as `clickedAt`.
 *
 * Source: specification, section 4, "The generic call-to-action button locks itself".
 *
 * @param now milliseconds since 1970
 * @example clickButton({ kind: 'ordinary', clickedAt: 0, isDisabled: false, isLoading: false }, 4000) // { type: 'accepted' }
 */
export const clickButton = (button: ButtonState, now: number): ButtonClick => {
  if (button.isDisabled) return { type: 'ignored', because: 'disabled' }
  if (button.isLoading) return { type: 'ignored', because: 'loading' }
  return isButtonLocked(button, now) ? { type: 'ignored', because: 'locked' } : { type: 'accepted' }
}
