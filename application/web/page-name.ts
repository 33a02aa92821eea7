import { canNamePage as canNamePageOfThisSite } from '../../domain/navigation/page-name.ts'

/** Whether an address can name a page at all. */
export const canNamePage = canNamePageOfThisSite
