import { Link } from 'react-router'
import card from './course-card.module.css'

export interface PathCardProps {
  to: string
  title: string
  description: string
  headingLevel?: 2 | 3 | undefined
}

/** A way to go on, all of which can be clicked. */
export function PathCard({ to, title, description, headingLevel = 2 }: PathCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={card.card}>
      <div className={card.body}>
        <Heading className={card.title}>
          <Link className={card.link} to={to}>
            {title}
          </Link>
        </Heading>
        <p className={card.description}>{description}</p>
      </div>
    </article>
  )
}
