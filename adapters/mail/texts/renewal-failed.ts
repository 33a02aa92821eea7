import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

export const renewalFailed: LetterWriter<'renewal-failed'> = {
  fr: ({ plan, endsAt, offersLink }) => ({
    subject: `Votre formule ${inFrench.plan(plan)} n’a pas pu être renouvelée`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Le paiement du renouvellement de votre formule ${inFrench.plan(plan)} n’a pas abouti : rien ne vous a été prélevé. Cela arrive par exemple quand une carte a expiré.`,
      },
      { kind: 'notice', title: 'Jusqu’à quand', text: `Votre accès prend fin le ${inFrench.moment(endsAt)}.` },
      { kind: 'paragraph', text: 'Pour continuer, choisissez de nouveau une formule : vos progrès vous attendent.' },
      { kind: 'action', label: 'Voir les formules', link: offersLink },
    ],
  }),
  en: ({ plan, endsAt, offersLink }) => ({
    subject: `Your plan ${inEnglish.plan(plan)} could not be renewed`,
    blocks: [
      {
        kind: 'paragraph',
        text: `The payment that renews your plan ${inEnglish.plan(plan)} did not go through: nothing was charged. This happens when a card has expired, for example.`,
      },
      { kind: 'notice', title: 'Until when', text: `Your access ends on ${inEnglish.moment(endsAt)}.` },
      { kind: 'paragraph', text: 'To go on, choose a plan again: your progress is waiting for you.' },
      { kind: 'action', label: 'See the plans', link: offersLink },
    ],
  }),
}
