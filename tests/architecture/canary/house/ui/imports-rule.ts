export { allowedInTheDomain } from '../domain/allowed.ts'
