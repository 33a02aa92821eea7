import * as v from 'valibot'
import { currencies } from '../../domain/money/money.ts'

/** An amount as the API writes it, in whole minor units. */
export const moneySchema = v.object({ minorUnits: v.pipe(v.number(), v.integer()), currency: v.picklist(currencies) })
