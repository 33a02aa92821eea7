export { gateway } from '../adapters/http/gateway.ts'
