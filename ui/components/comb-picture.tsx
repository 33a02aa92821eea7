import { classNames } from './class-names.ts'
import type { Subject } from './subject.ts'
import styles from './comb-picture.module.css'

export interface CombPictureProps {
  /** What the picture is drawn from, such as the address of an article: the same words always give the same picture. */
  seed: string
  subject?: Subject | undefined
}

const cell = 'M-20.5-31.5h41q4 0 6 3.5L43-3.5q2 3.5 0 7L26.5 28q-2 3.5-6 3.5h-41q-4 0-6-3.5L-43 3.5q-2-3.5 0-7L-26.5-28q2-3.5 6-3.5z'

const looks = ['honey', 'soft', 'wall', 'accent', 'wall', 'soft', 'honey', 'faint'] as const

const columns = [0, 1, 2, 3, 4, 5, 6] as const
const rows = [0, 1, 2, 3] as const

/** A number for a place of the comb, spread well enough for a drawing. */
function mixed(seed: string, place: number): number {
  let sum = 2_166_136_261 ^ place
  for (const character of seed) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** A comb of its own for whatever has no picture. Decorative. */
export function CombPicture({ seed, subject }: CombPictureProps) {
  return (
    <svg
      className={styles.picture}
      data-subject={subject}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {columns.map((column) =>
        rows.map((row) => (
          <path
            key={`${column} ${row}`}
            className={classNames(styles.cell, styles[looks[mixed(seed, column * 7 + row) % looks.length] ?? 'wall'])}
            d={cell}
            transform={`translate(${column * 68 - 4} ${row * 66 + (column % 2) * 33})`}
          />
        )),
      )}
    </svg>
  )
}
