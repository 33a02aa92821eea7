import * as v from 'valibot'
import { currencies } from './money.ts'

/** An amount of money as the API and the mails write it, in whole minor units. */
export const moneySchema = v.object({ minorUnits: v.pipe(v.number(), v.integer()), currency: v.picklist(currencies) })
