import type { Left } from './circle-left.ts'

export type Right = { left: Left }
