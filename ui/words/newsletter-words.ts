import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Addressee } from '../../domain/newsletter/addressee.ts'
import type { NewsletterVariant } from '../../domain/newsletter/newsletter-subscription.ts'
import type { Programme, UserType } from '../../domain/newsletter/user-types.ts'

/** Who somebody is, as they say it of themselves. */
export const userTypeNames = {
  parents: msg`Parent`,
  primaire: msg`Élève de primaire`,
  college: msg`Élève de collège`,
  lycee: msg`Élève de lycée`,
  etudiant: msg`Étudiant ou étudiante`,
} satisfies Record<UserType, MessageDescriptor>

export const programmeNames = {
  primaire: msg`CP–CM2`,
  '6ème': msg`6e`,
  '5ème': msg`5e`,
  '4ème': msg`4e`,
  '3ème': msg`3e`,
  seconde: msg`Seconde`,
  première: msg`Première`,
  terminale: msg`Terminale`,
  sup: msg`Études supérieures`,
} satisfies Record<Programme, MessageDescriptor>

/** The first variant offers something, the second one asks something. */
export const newsletterTitles = {
  'popin-a': msg`Cinq fiches de révision gratuites, par e-mail`,
  'popin-b': msg`Que révisez-vous en ce moment ?`,
} satisfies Record<NewsletterVariant, MessageDescriptor>

export const newsletterSubtitles = {
  'popin-a': msg`Dites-nous votre classe : vous recevez tout de suite cinq cours et quiz à votre niveau.`,
  'popin-b': msg`Un contrôle, un examen, une notion qui résiste : dites-nous où vous en êtes, nous vous envoyons de quoi avancer.`,
} satisfies Record<NewsletterVariant, MessageDescriptor>

export const emailLabels = {
  self: msg`Votre e-mail`,
  parent: msg`L’e-mail d’un parent`,
} satisfies Record<Addressee, MessageDescriptor>

export const newsletterConsents = {
  self: msg`J’accepte de recevoir par e-mail des conseils pour réussir à l’école`,
  parent: msg`En tant que parent, j’accepte de recevoir par e-mail des conseils pour la réussite scolaire de mon enfant`,
} satisfies Record<Addressee, MessageDescriptor>

/** What the button waits for. */
export const missingInputs = {
  type: msg`qui vous êtes`,
  programme: msg`la classe`,
  email: msg`l’e-mail`,
  wholeEmail: msg`la fin de l’e-mail`,
  consent: msg`l’accord`,
} satisfies Record<string, MessageDescriptor>
