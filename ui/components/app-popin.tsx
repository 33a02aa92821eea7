import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from './button.tsx'
import { PopinFrame } from './popin-frame.tsx'
import { useMediaQuery } from './use-media-query.ts'
import styles from './app-popin.module.css'

export type AppPopinKind = 'free' | 'paid'

export interface AppPopinProps {
  /** For whom: somebody who looks around, or somebody who pays. */
  kind: AppPopinKind
  appStoreLink: string
  playStoreLink: string
  /** Opens the application, or the store of the telephone. */
  appLink: string
  onClose: () => void
}

/**
 * Recommends the mobile application, on handhelds only. On wide screens it is closed and not only out of sight: a modal
 * dialog that nobody sees would leave the page without an answer.
 */
export function AppPopin({ kind, appStoreLink, playStoreLink, appLink, onClose }: AppPopinProps) {
  const { t } = useLingui()
  const isWide = useMediaQuery('(min-width: 960px)')
  const isPaid = kind === 'paid'
  return (
    <PopinFrame
      open={!isWide}
      className={styles.handheld}
      scene="phone"
      title={isPaid ? t`Emportez votre abonnement` : t`Alvéole tient dans la poche`}
      subtitle={
        isPaid
          ? t`Il vaut aussi sur l’application : connectez-vous avec le même compte, tout est déjà ouvert.`
          : t`Un trajet, une pause, cinq minutes : l’application est gratuite, et les premiers chapitres aussi.`
      }
      onClose={onClose}
    >
      <div className={styles.actions}>
        <ButtonLink to={appLink}>{isPaid ? <Trans>Ouvrir l’application</Trans> : <Trans>Essayer l’application</Trans>}</ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Rester sur le site</Trans>
        </Button>
      </div>
      <p className={styles.stores}>
        <span>
          <Trans>Dans les magasins d’applications :</Trans>
        </span>{' '}
        <a className={styles.store} href={appStoreLink} rel="noreferrer">
          App Store
        </a>{' '}
        <a className={styles.store} href={playStoreLink} rel="noreferrer">
          Google Play
        </a>
      </p>
    </PopinFrame>
  )
}
