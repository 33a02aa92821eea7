import { safePath as safePathOfThisSite } from '../../domain/navigation/safe-path.ts'

/** Where to go on to after a form, when that is a page of this site. */
export const safePath = safePathOfThisSite
