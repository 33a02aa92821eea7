import * as v from 'valibot'
import { durationUnits } from './plan.ts'

/** How long a plan runs, as the API and the mails write it. */
export const planDurationSchema = v.variant('kind', [
  v.object({ kind: v.literal('lifetime') }),
  v.object({ kind: v.literal('period'), length: v.number(), unit: v.picklist(durationUnits) }),
])
