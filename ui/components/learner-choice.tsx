import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AvatarName } from '../../domain/profile/avatars.ts'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './learner-choice.module.css'

export interface LearnerChoiceProps {
  /** Sends the id of the child who is chosen, under this name. */
  fieldName: string
  learners: readonly { id: string; name: string; avatar: AvatarName; note?: string | undefined }[]
  parent: { to: string; label: string; note: string }
}

const Words = ({ name, note }: { name: ReactNode; note?: string | undefined }) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span>
    {note ? <span className={styles.note}>{note}</span> : null}
  </span>
)

/** Who learns on this device: a button for each child, in a form, and the way to the parent. */
export function LearnerChoice({ fieldName, learners, parent }: LearnerChoiceProps) {
  return (
    <ul className={styles.learners} role="list">
      {learners.map(({ id, name, avatar, note }) => (
        <li key={id}>
          <button className={styles.learner} type="submit" name={fieldName} value={id}>
            <Avatar name={avatar} size="large" />
            <Words name={name} note={note} />
          </button>
        </li>
      ))}
      <li>
        <Link className={classNames(styles.learner, styles.parent)} to={parent.to}>
          <span className={styles.lock} aria-hidden="true">
            <Icon name="lock" className={styles.lockIcon} />
          </span>
          <Words name={parent.label} note={parent.note} />
        </Link>
      </li>
    </ul>
  )
}
