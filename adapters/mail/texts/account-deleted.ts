import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

export const accountDeleted: LetterWriter<'account-deleted'> = {
  fr: ({ deletedAt }, { sender }) => ({
    subject: 'Votre compte est supprimé',
    blocks: [
      { kind: 'paragraph', text: `Comme vous l’avez demandé, votre compte Alvéole a été supprimé le ${inFrench.moment(deletedAt)}.` },
      {
        kind: 'paragraph',
        text: 'Votre profil, vos révisions et vos progrès sont effacés. Nous gardons seulement ce que la loi nous oblige à garder, comme les pièces comptables de vos achats.',
      },
      { kind: 'paragraph', text: `Vous n’avez rien demandé ? Écrivez-nous tout de suite : ${sender.address}.` },
      { kind: 'paragraph', text: 'Merci d’avoir révisé avec nous, et bonne continuation.' },
    ],
  }),
  en: ({ deletedAt }, { sender }) => ({
    subject: 'Your account is deleted',
    blocks: [
      { kind: 'paragraph', text: `As you asked, your Alvéole account was deleted on ${inEnglish.moment(deletedAt)}.` },
      {
        kind: 'paragraph',
        text: 'Your profile, your revision and your progress are erased. We keep only what the law obliges us to keep, such as the accounting records of your purchases.',
      },
      { kind: 'paragraph', text: `Did you not ask for it? Write to us at once: ${sender.address}.` },
      { kind: 'paragraph', text: 'Thank you for revising with us, and all the best.' },
    ],
  }),
}
