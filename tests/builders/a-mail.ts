import type { MailKind, MailOf } from '../../application/ports/mail.ts'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { MailToSend } from '../../application/ports/mailer.ts'
import { eur } from '../../domain/money/money.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const soloYearly = {
  id: 'solo-yearly',
  product: 'alveole',
  isFamilyMasterPlan: false,
  duration: { kind: 'period', length: 12, unit: 'months' },
} as const

/** One mail of each kind, told on 21 November 2026 at noon UTC, 13:00 in Paris. */
export const mailOfKind: { readonly [Kind in MailKind]: MailOf<Kind> } = {
  'email-confirmation': { kind: 'email-confirmation', link: 'https://alveole.example/confirm?token=c1', expiresAt: noon + 86_400_000 },
  'password-reset': { kind: 'password-reset', link: 'https://alveole.example/reset?token=r1', expiresAt: noon + 3_600_000 },
  'password-changed': { kind: 'password-changed', changedAt: noon, link: 'https://alveole.example/forgot-password' },
  'free-sheets': {
    kind: 'free-sheets',
    sheets: [
      { title: 'Le théorème de Thalès', link: 'https://alveole.example/sheets/thales.pdf?token=s1' },
      { title: 'La Révolution française', link: 'https://alveole.example/sheets/revolution.pdf?token=s2' },
      { title: 'L’accord du participe passé', link: 'https://alveole.example/sheets/participe.pdf?token=s3' },
      { title: 'Les fonctions affines', link: 'https://alveole.example/sheets/affines.pdf?token=s4' },
      { title: 'Le prétérit', link: 'https://alveole.example/sheets/preterit.pdf?token=s5' },
    ],
    confirmLink: 'https://alveole.example/newsletter/confirm?token=n1',
    unsubscribeLink: 'https://alveole.example/newsletter/unsubscribe?token=u1',
    addressee: 'self',
  },
  receipt: {
    kind: 'receipt',
    orderId: 'order-1',
    plan: soloYearly,
    amount: eur(59.99),
    paidAt: noon,
    startsAt: noon,
    endsAt: Date.UTC(2027, 10, 21, 12),
    renewsAt: Date.UTC(2027, 10, 21, 12),
    renewalPrice: eur(89.99),
    receiptLink: 'https://alveole.example/mon-compte/recus/order-1',
    withdrawalUntil: Date.UTC(2026, 11, 7, 23),
    accountLink: 'https://alveole.example/mon-compte',
    withdrawalLink: 'https://alveole.example/retractation?order=order-1',
    termsLink: 'https://alveole.example/conditions-d-utilisation',
  },
  'renewal-notice': {
    kind: 'renewal-notice',
    plan: soloYearly,
    renewsAt: Date.UTC(2027, 10, 21, 12),
    price: eur(89.99),
    cancelBy: Date.UTC(2027, 10, 20, 12),
    cancelLink: 'https://alveole.example/mon-compte?cancel=solo-yearly',
  },
  'renewal-failed': {
    kind: 'renewal-failed',
    plan: soloYearly,
    endsAt: Date.UTC(2027, 10, 21, 12),
    offersLink: 'https://alveole.example/premium',
  },
  'cancellation-confirmation': {
    kind: 'cancellation-confirmation',
    plan: soloYearly,
    cancelledAt: noon,
    accessUntil: Date.UTC(2027, 10, 21, 12),
  },
  'withdrawal-confirmation': {
    kind: 'withdrawal-confirmation',
    plan: soloYearly,
    orderId: 'order-1',
    withdrawnAt: noon,
    refund: eur(57.53),
    refundBy: Date.UTC(2026, 11, 5, 12),
  },
  'account-deleted': { kind: 'account-deleted', deletedAt: noon },
}

export const everyMail = Object.values(mailOfKind)

/** A mail to Léa, in French, that confirms her address, with what the test says instead. */
export const aMailToSend = (changes: Partial<MailToSend> = {}): MailToSend => ({
  id: 'mail-1',
  recipient: 'lea@example.org',
  locale: 'fr',
  mail: mailOfKind['email-confirmation'],
  ...changes,
})

/** The same in the outbox since 21 November 2026 at noon. */
export const aQueuedMail = (changes: Partial<QueuedMail> = {}): QueuedMail => ({ ...aMailToSend(), createdAt: noon, ...changes })
