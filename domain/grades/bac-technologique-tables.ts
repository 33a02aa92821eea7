import type { BacSession, BacTable } from './bac-table.ts'

const continuous = {
  'dropped-specialty': { premiere: 8 },
  'history-geography': { premiere: 3, terminale: 3 },
  'language-a': { premiere: 3, terminale: 3 },
  'language-b': { premiere: 3, terminale: 3 },
  mathematics: { premiere: 3, terminale: 3 },
  'physical-education': { terminale: 6 },
  civics: { premiere: 1, terminale: 1 },
} as const

/**
 * The weights of the baccalauréat technologique. In 2027 the anticipated maths paper joins, and the grand oral counts less.
 *
 * Source: see `sources` of each table.
 */
export const bacTechnologiqueTables: Readonly<Record<BacSession, BacTable>> = {
  2026: {
    terminal: { 'french-written': 5, 'french-oral': 5, 'specialty-1': 16, 'specialty-2': 16, philosophy: 4, 'grand-oral': 14 },
    continuous,
    sources: ['service-public A18355', 'lgsh.fr', 'lesecrivains.fr'],
    unverified: [],
  },
  2027: {
    terminal: {
      'french-written': 5,
      'french-oral': 5,
      'anticipated-mathematics': 2,
      'specialty-1': 16,
      'specialty-2': 16,
      philosophy: 4,
      'grand-oral': 12,
    },
    continuous,
    sources: ['education.gouv.fr 450639', 'BO MENE2515469N', 'décret 2025-513', 'service-public A18355', 'lgsh.fr', 'lesecrivains.fr'],
    unverified: ['retake-of-anticipated-mathematics'],
  },
}
