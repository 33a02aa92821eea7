import type { LetterWriter } from '../letter.ts'

const asLinks = (sheets: readonly { readonly title: string; readonly link: string }[]) => ({
  kind: 'links' as const,
  links: sheets.map(({ title, link }) => ({ label: title, link })),
})

export const freeSheets: LetterWriter<'free-sheets'> = {
  fr: ({ sheets, confirmLink, unsubscribeLink, addressee }) => ({
    subject: addressee === 'parent' ? 'Les fiches de révision de votre enfant' : 'Vos fiches de révision',
    blocks: [
      {
        kind: 'paragraph',
        text:
          addressee === 'parent'
            ? 'Voici les fiches de révision gratuites demandées pour votre enfant. Bonnes révisions à toute la famille !'
            : 'Voici les fiches de révision gratuites que vous avez demandées. Bonnes révisions !',
      },
      asLinks(sheets),
      { kind: 'heading', text: 'Recevoir aussi nos conseils ?' },
      {
        kind: 'paragraph',
        text:
          addressee === 'parent'
            ? 'Votre adresse nous a été donnée pour recevoir des conseils de réussite scolaire par e-mail. Avant quinze ans, un enfant ne peut pas l’accepter seul : c’est à vous, son parent, d’en décider.'
            : 'Vous avez accepté de recevoir des conseils de réussite scolaire par e-mail. Confirmez-le, pour que personne ne puisse vous inscrire à votre place.',
      },
      { kind: 'action', label: addressee === 'parent' ? 'J’accepte de recevoir les conseils' : 'Confirmer mon inscription', link: confirmLink },
      { kind: 'paragraph', text: 'Sans votre confirmation, nous ne vous écrirons pas. Et vous pourrez changer d’avis à tout moment :' },
      { kind: 'links', links: [{ label: 'Ne plus recevoir ces messages', link: unsubscribeLink }] },
    ],
  }),
  en: ({ sheets, confirmLink, unsubscribeLink, addressee }) => ({
    subject: addressee === 'parent' ? 'Your child’s revision sheets' : 'Your revision sheets',
    blocks: [
      {
        kind: 'paragraph',
        text:
          addressee === 'parent'
            ? 'Here are the free revision sheets that were asked for your child. Good revision to the whole family!'
            : 'Here are the free revision sheets that you asked for. Good revision!',
      },
      asLinks(sheets),
      { kind: 'heading', text: 'Our advice as well?' },
      {
        kind: 'paragraph',
        text:
          addressee === 'parent'
            ? 'Your address was given to us to receive advice on doing well at school by e-mail. Under fifteen, a child cannot accept it alone: it is for you, their parent, to decide.'
            : 'You accepted to receive advice on doing well at school by e-mail. Please confirm it, so that nobody can subscribe you in your place.',
      },
      { kind: 'action', label: addressee === 'parent' ? 'I accept to receive the advice' : 'Confirm my subscription', link: confirmLink },
      { kind: 'paragraph', text: 'Unless you confirm, we will not write to you. And you may change your mind at any time:' },
      { kind: 'links', links: [{ label: 'Stop receiving these messages', link: unsubscribeLink }] },
    ],
  }),
}
