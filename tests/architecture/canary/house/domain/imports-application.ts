export { allowedInTheApplication } from '../application/web/allowed.ts'
