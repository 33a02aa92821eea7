import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

export const passwordChanged: LetterWriter<'password-changed'> = {
  fr: ({ changedAt, link }, { sender }) => ({
    subject: 'Votre mot de passe a été changé',
    blocks: [
      { kind: 'paragraph', text: `Le mot de passe de votre compte Alvéole a été changé le ${inFrench.moment(changedAt)}.` },
      { kind: 'paragraph', text: 'C’est vous ? Alors tout va bien, vous n’avez rien à faire.' },
      {
        kind: 'notice',
        title: 'Ce n’est pas vous ?',
        text: `Choisissez tout de suite un autre mot de passe avec le lien ci-dessous, puis prévenez-nous : ${sender.address}.`,
      },
      { kind: 'action', label: 'Choisir un autre mot de passe', link },
    ],
  }),
  en: ({ changedAt, link }, { sender }) => ({
    subject: 'Your password was changed',
    blocks: [
      { kind: 'paragraph', text: `The password of your Alvéole account was changed on ${inEnglish.moment(changedAt)}.` },
      { kind: 'paragraph', text: 'Was it you? Then all is well, and there is nothing to do.' },
      {
        kind: 'notice',
        title: 'Was it not you?',
        text: `Choose another password at once with the link below, then tell us: ${sender.address}.`,
      },
      { kind: 'action', label: 'Choose another password', link },
    ],
  }),
}
