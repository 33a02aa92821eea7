import * as v from 'valibot'
import { currencies } from '../../../domain/money/money.ts'

/** Shapes that several calls answer with. */
export const nothingSchema = v.object({})
export const moneySchema = v.object({ minorUnits: v.number(), currency: v.picklist(currencies) })
/** Milliseconds since 1970. */
export const timeSchema = v.number()
