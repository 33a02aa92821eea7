import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'
import styles from './offer-banner.module.css'

export interface OfferBannerProps {
  title: string
  /** One short sentence: the banner is 110 to 132 px high. */
  text?: ReactNode
  /** What is paid and for how long, in plain figures. */
  price?: ReactNode
  /** The campaign's page. */
  to: string
  linkLabel: string
  /** It starts open; whoever renders it takes it away. */
  onClose: () => void
}

/**
 * Stays at the top, above the header. It says its height as `--offer-banner-height` on the root, 0 in low windows, where it
 * scrolls away: what sticks to the top of the window stands below it with `inset-block-start: var(--offer-banner-height, 0px)`.
 */
export function OfferBanner({ title, text, price, to, linkLabel, onClose }: OfferBannerProps) {
  const titleId = useId()
  const banner = useRef<HTMLElement>(null)
  const hydrated = useHydrated()

  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--offer-banner-size', `${banner.current?.offsetHeight ?? 0}px`)
    })
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--offer-banner-size')
    }
  }, [])

  return (
    <aside ref={banner} className={classNames('comb', styles.banner)} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <p className={styles.title} id={titleId}>
            {title}
          </p>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <div className={styles.offer}>
          {price ? <p className={styles.price}>{price}</p> : null}
          <ButtonLink to={to}>{linkLabel}</ButtonLink>
        </div>
        {hydrated && (
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="cross" className={styles.cross} />
            <span className="visually-hidden">
              <Trans>Fermer</Trans>
            </span>
          </button>
        )}
      </div>
    </aside>
  )
}
