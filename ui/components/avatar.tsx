import type { ReactNode } from 'react'
import type { AvatarName } from '../../domain/profile/avatars.ts'
import { classNames } from './class-names.ts'
import styles from './avatar.module.css'

export const avatarNames = ['bee', 'fox', 'owl', 'bear', 'cat', 'whale', 'hedgehog', 'frog'] as const satisfies readonly AvatarName[]

export interface AvatarProps {
  name: AvatarName
  size?: 'small' | 'medium' | 'large' | undefined
}

const drawings: Record<AvatarName, ReactNode> = {
  bee: (
    <>
      <ellipse className={styles.pale} cx="45" cy="28" rx="8" ry="12.5" transform="rotate(-24 45 28)" />
      <ellipse className={styles.pale} cx="60" cy="29" rx="8" ry="12.5" transform="rotate(18 60 29)" />
      <path className={styles.line} d="M70 50l7 1M34 38q-2-9-9-10M39.5 36q0-9-5-12.5" />
      <ellipse className={styles.honey} cx="50" cy="50" rx="22" ry="16" />
      <path className={styles.stripe} d="M51.5 34.6v30.8M63 37.5v25" />
      <circle className={styles.ink} cx="37.5" cy="47" r="2.8" />
      <path className={styles.line} d="M34 54q3.5 3.5 7.5 1.5" />
    </>
  ),
  fox: (
    <>
      <path className={styles.fur} d="M25 17l17 12-15 15zM71 17L54 29l15 15z" />
      <path className={styles.ink} d="M28.5 23l7 5.5-6.5 6zM67.5 23l-7 5.5 6.5 6z" />
      <path className={styles.fur} d="M22.5 41Q34 26 48 26t25.5 15Q70 56 48 68.5 26 56 22.5 41z" />
      <path className={styles.pale} d="M22.5 41Q39 41 48 68.5 26 56 22.5 41zM73.5 41Q57 41 48 68.5 70 56 73.5 41z" />
      <circle className={styles.ink} cx="39.5" cy="42.5" r="2.9" />
      <circle className={styles.ink} cx="56.5" cy="42.5" r="2.9" />
      <circle className={styles.ink} cx="48" cy="65" r="4" />
    </>
  ),
  owl: (
    <>
      <path className={styles.fur} d="M27 19q9 6 21 6t21-6q5 12 5 26 0 24-26 24T22 45q0-14 5-26z" />
      <path className={styles.pale} d="M36 57q6-4 12-4t12 4q-1 9-12 9t-12-9z" />
      <circle className={styles.pale} cx="38" cy="42" r="10" />
      <circle className={styles.pale} cx="58" cy="42" r="10" />
      <circle className={styles.ink} cx="39.5" cy="42" r="4.6" />
      <circle className={styles.ink} cx="56.5" cy="42" r="4.6" />
      <path className={styles.honey} d="M43.5 47.5h9L48 55z" />
    </>
  ),
  bear: (
    <>
      <circle className={styles.fur} cx="30" cy="26" r="9.5" />
      <circle className={styles.fur} cx="66" cy="26" r="9.5" />
      <circle className={styles.pale} cx="30" cy="26" r="4.5" />
      <circle className={styles.pale} cx="66" cy="26" r="4.5" />
      <circle className={styles.fur} cx="48" cy="45" r="24" />
      <ellipse className={styles.pale} cx="48" cy="54" rx="12" ry="10" />
      <circle className={styles.ink} cx="38.5" cy="40" r="2.9" />
      <circle className={styles.ink} cx="57.5" cy="40" r="2.9" />
      <ellipse className={styles.ink} cx="48" cy="50" rx="4.2" ry="3.2" />
      <path className={styles.line} d="M48 53v4M42.5 57.5q2.8 2.5 5.5 0 2.7 2.5 5.5 0" />
    </>
  ),
  cat: (
    <>
      <path className={styles.fur} d="M25 16l17 12-17 16zM71 16L54 28l17 16z" />
      <ellipse className={styles.fur} cx="48" cy="46" rx="25" ry="21.5" />
      <circle className={styles.honey} cx="38.5" cy="42" r="5.6" />
      <circle className={styles.honey} cx="57.5" cy="42" r="5.6" />
      <ellipse className={styles.ink} cx="38.5" cy="42" rx="1.8" ry="4.4" />
      <ellipse className={styles.ink} cx="57.5" cy="42" rx="1.8" ry="4.4" />
      <path className={styles.honey} d="M45 50.5h6l-3 3.5z" />
      <path className={styles.paleLine} d="M48 54.5v2.5M42.5 57.5q2.8 2.5 5.5 0 2.7 2.5 5.5 0M33 52.5l-12-2M33 56.5l-11 2.5M63 52.5l12-2M63 56.5l11 2.5" />
    </>
  ),
  whale: (
    <>
      <path className={styles.furLine} d="M40 25v-6.5M40 18q-5-3-8 1.5M40 18q5-3 8 1.5" />
      <path className={styles.fur} d="M18 48c0-13 11-19 23-19 15 0 22 9 24 18 5 0 7-4 7-8.5-5-2-6.5-6-5.5-10.5 4.5 0 7 2 8.5 5 1.5-3 4.5-5 9-4.5.5 5-1.5 9-6 10.5C78.5 55 64 65 45 65 28 65 18 58 18 48z" />
      <path className={styles.pale} d="M18.6 52c10 6 25 6 38 0-.5 8-5 13-12.5 13-14 0-23.5-5-25.5-13z" />
      <circle className={styles.ink} cx="31" cy="44" r="2.9" />
      <path className={styles.line} d="M22 50.5q5 2.5 9 1.5" />
    </>
  ),
  hedgehog: (
    <>
      <path className={styles.fur} d="M23 62l-5-8 6-4-6-8 8-3-3-10 9 1 1-10 8 4 7-8 7 8 8-4 1 10 9-1-3 10 8 3-6 8 6 4-5 8z" />
      <circle className={styles.pale} cx="31.5" cy="44" r="5.5" />
      <circle className={styles.pale} cx="64.5" cy="44" r="5.5" />
      <ellipse className={styles.pale} cx="48" cy="52" rx="19.5" ry="17" />
      <circle className={styles.ink} cx="41" cy="48" r="2.9" />
      <circle className={styles.ink} cx="55" cy="48" r="2.9" />
      <circle className={styles.ink} cx="48" cy="56" r="3.8" />
      <path className={styles.line} d="M43 62q5 3.5 10 0" />
    </>
  ),
  frog: (
    <>
      <circle className={styles.fur} cx="33" cy="30" r="10.5" />
      <circle className={styles.fur} cx="63" cy="30" r="10.5" />
      <ellipse className={styles.fur} cx="48" cy="48" rx="28" ry="20" />
      <circle className={styles.pale} cx="33" cy="29" r="7" />
      <circle className={styles.pale} cx="63" cy="29" r="7" />
      <circle className={styles.ink} cx="34.5" cy="29.5" r="3.4" />
      <circle className={styles.ink} cx="61.5" cy="29.5" r="3.4" />
      <path className={styles.line} d="M31 51q17 13 34 0M45 43v.5M51 43v.5" />
      <circle className={styles.honey} cx="28" cy="47" r="3.6" />
      <circle className={styles.honey} cx="68" cy="47" r="3.6" />
    </>
  ),
}

/** A friendly face in a cell. Decorative: its name, or the member's, is written beside it. It keeps its colours in the dark. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <svg
      className={classNames(styles.avatar, styles[size], styles[name])}
      data-theme="light"
      viewBox="0 0 96 83"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.ground}
        d="M91.9 34.6Q96 41.5 91.9 48.5L76.1 76.1Q72 83 63.8 83L32.2 83Q24 83 19.9 76.1L4.1 48.5Q0 41.5 4.1 34.6L19.9 7Q24 0 32.2 0L63.8 0Q72 0 76.1 7z"
      />
      {drawings[name]}
    </svg>
  )
}
