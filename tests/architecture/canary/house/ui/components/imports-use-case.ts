import { allowedInTheApplication } from '../../application/web/allowed.ts'

export const called = allowedInTheApplication
