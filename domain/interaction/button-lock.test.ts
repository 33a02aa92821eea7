import { expect, test } from 'vitest'
import { type ButtonState, buttonLockMilliseconds, clickButton, isButtonLocked } from './button-lock.ts'

const aButton = (changes: Partial<ButtonState> = {}): ButtonState => ({ kind: 'ordinary', clickedAt: null, isDisabled: false, isLoading: false, ...changes })
const accepted = { type: 'accepted' }
const ignored = (because: string) => ({ type: 'ignored', because })

test.each([
  ['never clicked', aButton(), 0, accepted],
  ['at the very moment of the click before', aButton({ clickedAt: 1000 }), 1000, ignored('locked')],
  ['just before the lock ends', aButton({ clickedAt: 1000 }), 4999, ignored('locked')],
  ['when the lock ends', aButton({ clickedAt: 1000 }), 5000, accepted],
  ['after the clock went back', aButton({ clickedAt: 1000 }), 999, accepted],
  ['of the e-mail popin, at once', aButton({ kind: 'email-popin', clickedAt: 1000 }), 1000, accepted],
  ['while it is disabled', aButton({ isDisabled: true }), 9999, ignored('disabled')],
  ['while it is loading', aButton({ isLoading: true }), 9999, ignored('loading')],
  ['of the e-mail popin while it is loading', aButton({ kind: 'email-popin', isLoading: true, clickedAt: 1 }), 9999, ignored('loading')],
  ['while it is disabled, loading and locked', aButton({ isDisabled: true, isLoading: true, clickedAt: 1 }), 1, ignored('disabled')],
])('a click on a button %s', (_, button, now, outcome) => {
  expect(clickButton(button, now)).toEqual(outcome)
})

test.each([
  [null, 0, false],
  [0, 0, true],
  [0, 3999, true],
  [0, 4000, false],
])('a button clicked at %j is locked at %i: %s', (clickedAt, now, locked) => {
  expect(isButtonLocked({ kind: 'ordinary', clickedAt }, now)).toBe(locked)
})

test('a button locks for 4 s, that of the e-mail popin not at all', () => {
  expect(buttonLockMilliseconds).toEqual({ ordinary: 4000, 'email-popin': 0 })
})
