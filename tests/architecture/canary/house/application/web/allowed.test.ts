export { fakeGateway } from '../../adapters/in-memory/gateway.ts'
