export { fakeGateway } from '../../adapters/in-memory/gateway.ts'
export { gateway } from '../../adapters/http/gateway.ts'
