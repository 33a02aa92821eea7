import type { Right } from './circle-right.ts'

export type Left = { right: Right }
