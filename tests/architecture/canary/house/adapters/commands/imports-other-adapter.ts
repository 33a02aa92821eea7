export { gateway } from '../http/gateway.ts'
