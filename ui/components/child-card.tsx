import type { ReactNode } from 'react'
import type { AvatarName } from '../../domain/profile/avatars.ts'
import { Avatar } from './avatar.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'
import styles from './child-card.module.css'

export interface ChildCardProps {
  name: string
  avatar: AvatarName
  level: string
  facts: FactListProps['facts']
  actions: ReactNode
  headingLevel?: 2 | 3 | undefined
}

/** A child of the family as their parent sees them: who they are, and in short what they did. */
export function ChildCard({ name, avatar, level, facts, actions, headingLevel = 2 }: ChildCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={avatar} />
        <div className={styles.names}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.level}>{level}</p>
        </div>
      </div>
      <FactList facts={facts} />
      <div className={styles.actions}>{actions}</div>
    </article>
  )
}
