export { allowedInTheInterface } from '../../ui/allowed.ts'
