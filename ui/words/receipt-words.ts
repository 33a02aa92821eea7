import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { subscriptionTitle } from './plan-words.ts'

/** What a receipt is for, in one line: Solo 12 mois, renouvellement. */
export const receiptTitle = (i18n: I18n, { plan, isRenewal }: Pick<Receipt, 'plan' | 'isRenewal'>): string => {
  const title = subscriptionTitle(i18n, plan)
  return isRenewal ? i18n._(msg`${title}, renouvellement`) : title
}
