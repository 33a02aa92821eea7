import { wired } from '../wiring/allowed.ts'
import '../../build/server/index.js'

export const served = wired
