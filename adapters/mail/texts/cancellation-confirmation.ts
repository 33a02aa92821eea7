import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

/** That a cancellation was received, when the contract ends, and what follows. Source: Code de la consommation, article L215-1-1. */
export const cancellationConfirmation: LetterWriter<'cancellation-confirmation'> = {
  fr: ({ plan, cancelledAt, accessUntil }) => ({
    subject: `Votre formule ${inFrench.plan(plan)} est résiliée`,
    blocks: [
      { kind: 'paragraph', text: 'Votre résiliation est bien reçue. En voici la confirmation, à conserver.' },
      {
        kind: 'facts',
        rows: [
          ['Formule', inFrench.plan(plan)],
          ['Résiliation reçue le', inFrench.moment(cancelledAt)],
          ...(accessUntil === null ? [] : [['Fin du contrat et de l’accès', inFrench.moment(accessUntil)] as const]),
        ],
      },
      {
        kind: 'paragraph',
        text:
          accessUntil === null
            ? 'Votre formule ne sera pas renouvelée, et plus rien ne vous sera prélevé.'
            : `Vous gardez votre accès jusqu’au ${inFrench.day(accessUntil)}. Ensuite votre formule n’est pas renouvelée, et plus rien ne vous est prélevé.`,
      },
      { kind: 'paragraph', text: 'Merci d’avoir révisé avec nous. Votre compte reste ouvert : vous pourrez revenir quand vous voudrez.' },
    ],
  }),
  en: ({ plan, cancelledAt, accessUntil }) => ({
    subject: `Your plan ${inEnglish.plan(plan)} is cancelled`,
    blocks: [
      { kind: 'paragraph', text: 'We have received your cancellation. This is its confirmation, to keep.' },
      {
        kind: 'facts',
        rows: [
          ['Plan', inEnglish.plan(plan)],
          ['Cancellation received on', inEnglish.moment(cancelledAt)],
          ...(accessUntil === null ? [] : [['End of the contract and of access', inEnglish.moment(accessUntil)] as const]),
        ],
      },
      {
        kind: 'paragraph',
        text:
          accessUntil === null
            ? 'Your plan will not be renewed, and nothing more will be charged.'
            : `You keep your access until ${inEnglish.day(accessUntil)}. After that your plan is not renewed, and nothing more is charged.`,
      },
      { kind: 'paragraph', text: 'Thank you for revising with us. Your account stays open, and you may come back whenever you like.' },
    ],
  }),
}
