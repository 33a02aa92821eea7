import { useStore } from '@nanostores/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { profilingInvitation } from '../../application/web/profiling-invitation.ts'
import { Notice } from '../components/notice.tsx'
import { useRootData } from '../root-data.ts'
import { useSiteState } from '../site-state.ts'
import styles from './profiling-invitation.module.css'

/** Invites a member who has not said what they revise, or whose class has changed; whoever has just been there is left alone. */
export const ProfilingInvitation = () => {
  const { t } = useLingui()
  const root = useRootData()
  const hasBeenThere = useStore(useSiteState().hasVisitedProfilingPage)
  const invitation = root?.profile ? profilingInvitation(root.profile) : null
  if (!root || invitation === null || hasBeenThere) return null
  const to = `${root.surroundings.profilingAddress}?next=/revisions/cours-et-quiz`
  const titles = {
    begin: t`Dites-nous ce que vous révisez`,
    resume: t`Votre profil n’est pas terminé`,
    refresh: t`Nouvelle année, nouvelle classe ?`,
  }
  return (
    <div className={styles.invitation}>
      <Notice tone="info" title={titles[invitation]}>
        {invitation === 'begin' && (
          <Trans>
            Trois questions suffisent, et vous pouvez passer celles que vous voulez. <Link to={to}>Compléter mon profil</Link>
          </Trans>
        )}
        {invitation === 'resume' && (
          <Trans>
            Vos premières réponses sont conservées. <Link to={to}>Reprendre où j’en étais</Link>
          </Trans>
        )}
        {invitation === 'refresh' && (
          <Trans>
            Mettez votre classe à jour pour l’année qui commence. <Link to={to}>Indiquer ma classe</Link>
          </Trans>
        )}
      </Notice>
    </div>
  )
}
