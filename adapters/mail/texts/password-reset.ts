import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

export const passwordReset: LetterWriter<'password-reset'> = {
  fr: ({ link, expiresAt }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    blocks: [
      { kind: 'paragraph', text: 'Un nouveau mot de passe a été demandé pour votre compte Alvéole. Ce lien permet de le choisir.' },
      { kind: 'action', label: 'Choisir un nouveau mot de passe', link },
      { kind: 'paragraph', text: `Il fonctionne une seule fois, jusqu’au ${inFrench.moment(expiresAt)}.` },
      {
        kind: 'paragraph',
        text: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même. Ne transmettez ce message à personne.',
      },
    ],
  }),
  en: ({ link, expiresAt }) => ({
    subject: 'Choose a new password',
    blocks: [
      { kind: 'paragraph', text: 'A new password was asked for on your Alvéole account. This link lets you choose it.' },
      { kind: 'action', label: 'Choose a new password', link },
      { kind: 'paragraph', text: `It works once, until ${inEnglish.moment(expiresAt)}.` },
      {
        kind: 'paragraph',
        text: 'Did you not ask for it? Do nothing: your password stays the same. Do not pass this message on to anybody.',
      },
    ],
  }),
}
