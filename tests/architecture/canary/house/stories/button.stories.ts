import { allowedInTheInterface } from '../ui/allowed.ts'
import { wired } from '../adapters/wiring/allowed.ts'

export const story = { allowedInTheInterface, wired }
