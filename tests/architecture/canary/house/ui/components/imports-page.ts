import { page } from '../routes/page.ts'

export const shown = page
