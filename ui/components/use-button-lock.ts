import { useEffect, useRef, type MouseEvent } from 'react'
import type { ButtonKind, buttonLockMilliseconds } from '../../domain/interaction/button-lock.ts'

/**
 * The durations of `domain/interaction/button-lock.ts`. Only types cross from there to here; this type is made of the very
 * numbers, so a duration that differs does not compile.
 */
const lockMilliseconds: typeof buttonLockMilliseconds = { ordinary: 4000, 'email-popin': 0 }

/** A form that the browser is about to refuse: its fields say so, and nothing is sent. */
const isRefusedByBrowser = ({ form, type, formNoValidate }: HTMLButtonElement): boolean =>
  form !== null && type === 'submit' && !formNoValidate && !form.noValidate && form.matches(':invalid')

/**
 * Says of each click whether it counts. A click that counts locks the button for 4 s, so that a second one, made without
 * meaning to, neither pays twice nor sends twice. Two things open it earlier, because nothing is under way then:
 * - the browser refuses the form: that click never locks
 * - an answer has come: the button is no longer busy, and what is wrong may be mended and sent again at once
 *
 * Source: specification, section 4, "The generic call-to-action button locks itself"; section 9, "Timing and UI".
 *
 * @param kind undefined for a button that never locks, such as a switch or the answers of a quiz
 */
export function useButtonLock(kind: ButtonKind | undefined, isBusy: boolean): (click: MouseEvent<HTMLButtonElement>) => boolean {
  const lockedUntil = useRef(0)
  useEffect(() => {
    if (!isBusy) lockedUntil.current = 0
  }, [isBusy])
  return (click) => {
    if (kind === undefined) return true
    if (click.timeStamp < lockedUntil.current) return false
    if (!isRefusedByBrowser(click.currentTarget)) lockedUntil.current = click.timeStamp + lockMilliseconds[kind]
    return true
  }
}
