import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './honeycomb-art.module.css'

const cell = 'M-23.6-29.4q3.3-5.6 9.8-5.6h27.6q6.5 0 9.8 5.6l13.5 23.8q3.2 5.6 0 11.2L23.6 29.4q-3.3 5.6-9.8 5.6h-27.6q-6.5 0-9.8-5.6L-37.1 5.6q-3.2-5.6 0-11.2z'

interface Cell {
  column: number
  row: number
  look: 'honey' | 'amber' | 'ink' | 'wall' | 'faint'
  glyph?: ReactNode
}

const pi = <path d="M-13.5-6.8c2-2.9 3.7-3.2 6.6-3.2H14.5M-5.5-9.5c0 7.8-1 12.8-4 17.8M6.5-9.5v12.8c0 3.6 2 5 6 3.4" />
const quotes = <path d="M-13-8l-7 8 7 8M-4.5-8l-7 8 7 8M4.5-8l7 8-7 8M13-8l7 8-7 8" />
const flask = <path d="M-5-13.5H5M-3-13.3v9L-10.5 8.5c-1 2.2 0 3.8 2.2 3.8H8.3c2.2 0 3.2-1.6 2.2-3.8L3-4.3v-9M-7 4h14" />
const tick = <path d="M-11.5.5l7.5 8L11.5-8.5" />
const globe = <path d="M0-12.5a12.5 12.5 0 1 0 .1 0zM0-12.5c-7.6 7.4-7.6 17.6 0 25 7.6-7.4 7.6-17.6 0-25zM-12.2 0h24.4" />

const speech = <path d="M-13.5-11h27a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H0l-8 6V6h-5.5a2 2 0 0 1-2-2V-9a2 2 0 0 1 2-2zM-8-4.5H8M-8 .5h9" />
const owl = (
  <>
    <path d="M-13-14c3.3 2.5 7 3.6 13 3.6S9.7-11.5 13-14c1.7 4.2 2 7.5 2 11.6C15 6.7 8.6 13 0 13S-15 6.7-15-2.4c0-4.100.3-7.4 2-11.6z" />
    <circle cx="-6" cy="-1.6" r="4" />
    <circle cx="6" cy="-1.6" r="4" />
    <path d="M-2 5.6L0 7.9l2-2.3" />
  </>
)

const cells: readonly Cell[] = [
  { column: 0, row: 1, look: 'faint' },
  { column: 0, row: 2, look: 'wall', glyph: globe },
  { column: 1, row: 0, look: 'wall' },
  { column: 1, row: 1, look: 'honey', glyph: pi },
  { column: 1, row: 2, look: 'ink', glyph: tick },
  { column: 2, row: 0, look: 'faint' },
  { column: 2, row: 1, look: 'wall', glyph: quotes },
  { column: 2, row: 2, look: 'honey', glyph: speech },
  { column: 2, row: 3, look: 'amber', glyph: flask },
  { column: 3, row: 0, look: 'amber' },
  { column: 3, row: 1, look: 'honey', glyph: tick },
  { column: 3, row: 2, look: 'wall', glyph: owl },
  { column: 4, row: 1, look: 'wall' },
  { column: 4, row: 2, look: 'faint' },
]

/** A comb that fills up, lesson after lesson. Decorative. */
export function HoneycombArt() {
  return (
    <svg className={styles.art} viewBox="4 -36 336 296" aria-hidden="true" focusable="false">
      {cells.map(({ column, row, look, glyph }) => (
        <g
          key={`${column} ${row}`}
          className={classNames(styles.cell, styles[look])}
          transform={`translate(${46 + column * 63} ${(column % 2 === 0 ? 2 : 38.5) + row * 73})`}
        >
          <path d={cell} />
          {glyph ? <g className={styles.glyph}>{glyph}</g> : null}
        </g>
      ))}
    </svg>
  )
}
