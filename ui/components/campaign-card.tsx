import { useId } from 'react'
import { Badge } from './badge.tsx'
import { ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { Price, type PriceProps } from './price.tsx'
import styles from './campaign-card.module.css'

export interface CampaignCardProps {
  title: string
  text: string
  state: 'upcoming' | 'open' | 'over'
  /** The state in words, with its date: 'Jusqu’au 30 novembre'. */
  stateLabel: string
  /** None once the campaign is over. */
  price?: PriceProps | undefined
  to: string
  linkLabel: string
  headingLevel?: 2 | 3 | undefined
}

const tones = { upcoming: 'neutral', open: 'honey', over: 'neutral' } as const

export function CampaignCard({ title, text, state, stateLabel, price, to, linkLabel, headingLevel = 2 }: CampaignCardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(styles.card, styles[state])} aria-labelledby={titleId}>
      <header className={classNames('comb', styles.header)}>
        <p className={styles.state}>
          <Badge tone={tones[state]}>{stateLabel}</Badge>
        </p>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
      </header>
      <div className={styles.body}>
        <p>{text}</p>
        {price ? <Price {...price} /> : null}
        <div className={styles.action}>
          <ButtonLink to={to} variant={state === 'open' ? 'primary' : 'secondary'} fullWidth>
            {linkLabel}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
