export { gateway } from './imports-adapter.test.ts'
