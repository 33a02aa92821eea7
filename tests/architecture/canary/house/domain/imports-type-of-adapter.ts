export type { Gateway } from '../adapters/http/gateway.ts'
