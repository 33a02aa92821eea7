export { wired } from '../adapters/wiring/allowed.ts'
