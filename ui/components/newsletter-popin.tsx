import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { Addressee } from '../../domain/newsletter/addressee.ts'
import type { NewsletterDraft } from '../../domain/newsletter/newsletter-form.ts'
import type { NewsletterVariant } from '../../domain/newsletter/newsletter-subscription.ts'
import type { Programme, UserType } from '../../domain/newsletter/user-types.ts'
import {
  emailLabels,
  missingInputs,
  newsletterConsents,
  newsletterSubtitles,
  newsletterTitles,
  programmeNames,
  userTypeNames,
} from '../words/newsletter-words.ts'
import { Button } from './button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { Notice } from './notice.tsx'
import { PopinFrame } from './popin-frame.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import styles from './newsletter-popin.module.css'

export interface NewsletterPopinProps {
  variant: NewsletterVariant
  draft: NewsletterDraft
  state: 'shown' | 'sending'
  userTypes: readonly UserType[]
  /** Those that go with the user type; none as long as it is not chosen. */
  programmes: readonly Programme[]
  addressee: Addressee
  canSubmit: boolean
  /** Beside the e-mail if it is subscribed already, else above the form. */
  error?: string | undefined
  emailExists?: boolean | undefined
  onEdit: (changes: Partial<NewsletterDraft>) => void
  onSubmit: () => void
  onClose: () => void
}

/** The domain's rule for addresses, as the `pattern` of a field writes it. */
const emailPattern = String.raw`[a-zA-Z0-9+._%\-]{1,256}@[a-zA-Z0-9][a-zA-Z0-9\-]{0,64}(?:\.[a-zA-Z0-9][a-zA-Z0-9\-]{0,25})+`

/** What is left to fill in once the button still waits although nothing is empty: the end of the address. */
function missingIn({ type, programme, email, acceptNewsletter }: NewsletterDraft): (keyof typeof missingInputs)[] {
  const missing: (keyof typeof missingInputs)[] = []
  if (type === null) missing.push('type')
  if (programme === null) missing.push('programme')
  if (email.trim() === '') missing.push('email')
  if (!acceptNewsletter) missing.push('consent')
  return missing.length > 0 ? missing : ['wholeEmail']
}

/** Asks for an address, and says first what comes of it. The draft and its rules are whoever renders it's. */
export function NewsletterPopin({
  variant,
  draft,
  state,
  userTypes,
  programmes,
  addressee,
  canSubmit,
  error,
  emailExists = false,
  onEdit,
  onSubmit,
  onClose,
}: NewsletterPopinProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const isSending = state === 'sending'

  useEffect(() => {
    if (emailExists) email.current?.focus()
  }, [emailExists])

  const missing = new Intl.ListFormat(i18n.locale === 'en' ? 'en-GB' : 'fr-FR', { type: 'conjunction' }).format(
    missingIn(draft).map((input) => i18n._(missingInputs[input])),
  )

  return (
    <PopinFrame
      title={i18n._(newsletterTitles[variant])}
      subtitle={i18n._(newsletterSubtitles[variant])}
      scene={variant === 'popin-a' ? 'letter' : 'question'}
      onClose={onClose}
    >
      <form
        className={styles.form}
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSubmit && !isSending) onSubmit()
        }}
      >
        {error && !emailExists ? (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        ) : null}
        <div className={styles.pair}>
          <SelectField
            label={t`Vous êtes`}
            name="type"
            id={`${id}-type`}
            required
            value={draft.type ?? ''}
            options={[
              { value: '', label: t`Choisissez` },
              ...userTypes.map((type) => ({ value: type, label: i18n._(userTypeNames[type]) })),
            ]}
            onChange={({ currentTarget: { value } }) => onEdit({ type: userTypes.find((type) => type === value) ?? null })}
          />
          <SelectField
            label={draft.type === 'parents' ? t`La classe de votre enfant` : t`Votre classe`}
            name="programme"
            id={`${id}-programme`}
            required
            disabled={programmes.length === 0}
            value={draft.programme ?? ''}
            options={[
              { value: '', label: t`Choisissez` },
              ...programmes.map((programme) => ({ value: programme, label: i18n._(programmeNames[programme]) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onEdit({ programme: programmes.find((programme) => programme === value) ?? null })
            }
          />
        </div>
        <TextField
          ref={email}
          label={i18n._(emailLabels[addressee])}
          name="email"
          id={`${id}-email`}
          type="email"
          inputMode="email"
          autoComplete={addressee === 'self' ? 'email' : 'off'}
          placeholder="Email"
          pattern={emailPattern}
          required
          readOnly={isSending}
          value={draft.email}
          hint={
            addressee === 'parent' ? (
              <Trans>Avant 15 ans, il faut l’accord d’un parent : nous lui écrivons, et c’est à lui de décider.</Trans>
            ) : undefined
          }
          error={emailExists ? (error ?? t`Cette adresse est déjà inscrite. Vous pouvez en donner une autre.`) : undefined}
          onChange={({ currentTarget: { value } }) => onEdit({ email: value })}
        />
        <CheckboxField
          name="acceptNewsletter"
          id={`${id}-consent`}
          required
          checked={draft.acceptNewsletter}
          label={i18n._(newsletterConsents[addressee])}
          onChange={({ currentTarget: { checked } }) => onEdit({ acceptNewsletter: checked })}
        />
        <div data-bot-check />
        <div className={styles.end}>
          <p className={styles.missing} id={`${id}-missing`} aria-live="polite">
            {canSubmit ? null : <Trans>Il manque encore : {missing}.</Trans>}
          </p>
          <div className={styles.actions}>
            <Button type="submit" lock="email-popin" busy={isSending} disabled={!canSubmit} aria-describedby={`${id}-missing`}>
              <Trans>Recevoir mes fiches</Trans>
            </Button>
            <Button variant="secondary" onClick={onClose} type="button">
              <Trans>Non merci</Trans>
            </Button>
          </div>
        </div>
        <p className={styles.promise}>
          <Trans>
            Cette adresse sert à envoyer les fiches et, une fois l’inscription confirmée, nos conseils. Chaque e-mail contient un
            lien pour se désinscrire. <Link to="/privacy-policy">Comment nous protégeons vos données</Link>
          </Trans>
        </p>
      </form>
    </PopinFrame>
  )
}
