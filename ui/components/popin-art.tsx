import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './popin-art.module.css'

export type PopinScene = 'letter' | 'question' | 'unlimited' | 'phone'

export interface PopinArtProps {
  scene: PopinScene
}

const cell = 'M-23.6-29.4q3.3-5.6 9.8-5.6h27.6q6.5 0 9.8 5.6l13.5 23.8q3.2 5.6 0 11.2L23.6 29.4q-3.3 5.6-9.8 5.6h-27.6q-6.5 0-9.8-5.6L-37.1 5.6q-3.2-5.6 0-11.2z'

const letter = <path d="M-17-11.5h34v23h-34zM-17-11L0 2.500 17-11" />
const sheet = <path d="M-10-14h14l7 7v21h-21zM4-14v7h7M-5-1H6M-5 5H6" />
const question = <path d="M-8-7.500C-8-12.500-4.500-15 .2-15 5-15 8-12.200 8-8.200c0 5.700-7.800 6-7.800 12M.2 12.500v.6" />
const tick = <path d="M-11.500.5l7.500 8L11.500-8.500" />
const root = <path d="M-16 1l4-2L-6.500 11 1-12H16" />
const open = <path d="M-11-1.500h22v14h-22zM-6.500-1.500v-5a6.500 6.500 0 0 1 12.200-3M0 4v3.500" />
const phone = <path d="M-9-16H9a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H-9a2 2 0 0 1-2-2v-28a2 2 0 0 1 2-2zM-2.500 11h5M-5-4L-1 0l6.500-7" />
const star = <path d="M0-13.500l4 8.700 9.500 1.100-7 6.500 1.800 9.400L0 7.500l-8.300 4.700 1.800-9.400-7-6.500L-4-4.800z" />
const book = <path d="M0-8.500C-4-11.500-9.500-12-15-12v21c5.500 0 11 .5 15 3.500C4 9.500 9.500 9 15 9v-21c-5.500 0-11 .5-15 3.500zM0-8.500v21" />
const globe = <path d="M0-12.500a12.500 12.500 0 1 0 .1 0zM0-12.500c-7.600 7.400-7.600 17.600 0 25 7.600-7.400 7.600-17.600 0-25zM-12.200 0h24.400" />

/** In the middle, then what stands around it. */
const glyphs: Record<PopinScene, readonly [ReactNode, ReactNode, ReactNode, ReactNode]> = {
  letter: [letter, sheet, tick, sheet],
  question: [question, root, globe, book],
  unlimited: [open, book, star, root],
  phone: [phone, tick, book, star],
}

interface Cell {
  column: number
  row: number
  look: 'honey' | 'wall' | 'ink' | 'faint'
  /** Which of the scene's glyphs it carries. */
  glyph?: 0 | 1 | 2 | 3
}

const cells: readonly Cell[] = [
  { column: 0, row: 0, look: 'ink', glyph: 0 },
  { column: -1, row: -1, look: 'wall', glyph: 1 },
  { column: 1, row: -1, look: 'honey', glyph: 2 },
  { column: 1, row: 0, look: 'wall', glyph: 3 },
  { column: -1, row: 0, look: 'honey' },
  { column: 0, row: -1, look: 'faint' },
  { column: 0, row: 1, look: 'wall' },
  { column: -2, row: 0, look: 'faint' },
  { column: 2, row: 0, look: 'faint' },
  { column: -1, row: 1, look: 'faint' },
  { column: 1, row: -2, look: 'faint' },
]

/** A few cells of the comb that say what a popin is about. Decorative; it fills the room that it is given. */
export function PopinArt({ scene }: PopinArtProps) {
  return (
    <div className={classNames('comb', styles.ground)} aria-hidden="true">
      <svg className={styles.art} viewBox="-170 -190 340 380" focusable="false">
        {cells.map(({ column, row, look, glyph }) => (
          <g
            key={`${column} ${row}`}
            className={classNames(styles.cell, styles[look])}
            transform={`translate(${column * 63} ${row * 73 + (column % 2 === 0 ? 0 : 36.5)})`}
          >
            <path d={cell} />
            {glyph === undefined ? null : <g className={styles.glyph}>{glyphs[scene][glyph]}</g>}
          </g>
        ))}
      </svg>
    </div>
  )
}
