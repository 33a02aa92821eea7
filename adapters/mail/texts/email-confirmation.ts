import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

export const emailConfirmation: LetterWriter<'email-confirmation'> = {
  fr: ({ link, expiresAt }) => ({
    subject: 'Confirmez votre adresse e-mail',
    blocks: [
      { kind: 'paragraph', text: 'Bienvenue sur Alvéole ! Il reste une chose à faire : nous dire que cette adresse est bien la vôtre.' },
      { kind: 'action', label: 'Confirmer mon adresse', link },
      { kind: 'paragraph', text: `Ce lien fonctionne jusqu’au ${inFrench.moment(expiresAt)}.` },
      {
        kind: 'paragraph',
        text: 'Vous n’avez pas créé de compte ? Quelqu’un s’est sans doute trompé d’adresse : ne faites rien, celle-ci ne sera pas confirmée.',
      },
    ],
  }),
  en: ({ link, expiresAt }) => ({
    subject: 'Confirm your e-mail address',
    blocks: [
      { kind: 'paragraph', text: 'Welcome to Alvéole! One thing is left to do: tell us that this address is yours.' },
      { kind: 'action', label: 'Confirm my address', link },
      { kind: 'paragraph', text: `This link works until ${inEnglish.moment(expiresAt)}.` },
      {
        kind: 'paragraph',
        text: 'Did you not create an account? Somebody probably mistyped their address: do nothing, and this one will not be confirmed.',
      },
    ],
  }),
}
