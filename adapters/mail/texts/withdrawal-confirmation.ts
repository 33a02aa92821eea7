import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

/** That a withdrawal was received, what it says and when it came. Source: Code de la consommation, articles L221-21 and L221-24. */
export const withdrawalConfirmation: LetterWriter<'withdrawal-confirmation'> = {
  fr: ({ plan, orderId, withdrawnAt, refund, refundBy }) => ({
    subject: `Votre rétractation : ${inFrench.money(refund)} vous seront remboursés`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Nous avons bien reçu votre rétractation du contrat ci-dessous, qui prend fin. Ce message en est l’accusé de réception : conservez-le.',
      },
      {
        kind: 'facts',
        rows: [
          ['Formule', inFrench.plan(plan)],
          ['Commande', orderId],
          ['Rétractation reçue le', inFrench.moment(withdrawnAt)],
          ['Montant remboursé', inFrench.money(refund)],
          ['Remboursement au plus tard le', inFrench.day(refundBy)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Le remboursement se fait sans frais, par le moyen de paiement que vous aviez utilisé. Il correspond à la part de la formule qui n’a pas été utilisée.',
      },
    ],
  }),
  en: ({ plan, orderId, withdrawnAt, refund, refundBy }) => ({
    subject: `Your withdrawal: ${inEnglish.money(refund)} will be refunded`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'We have received your withdrawal from the contract below, which ends. This message acknowledges it: please keep it.',
      },
      {
        kind: 'facts',
        rows: [
          ['Plan', inEnglish.plan(plan)],
          ['Order', orderId],
          ['Withdrawal received on', inEnglish.moment(withdrawnAt)],
          ['Amount refunded', inEnglish.money(refund)],
          ['Refund at the latest on', inEnglish.day(refundBy)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'The refund is free of charge and goes back to the means of payment that you used. It is the part of the plan that was not used.',
      },
    ],
  }),
}
