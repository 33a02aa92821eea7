import { Plural, Trans } from '@lingui/react/macro'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Offline } from '../../application/web/offline.ts'
import { Button } from '../components/button.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { Toast } from '../components/toast.tsx'

/** How long the message that the network is back stays, in milliseconds. */
const briefly = 8000

/** What a page says of the network, and of what waited for it. It belongs in the region of the messages. */
export const NetworkMessages = ({ offline: { network, answers, drafts } }: { offline: Offline }) => {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const state = useStore(network.state)
  const waiting = useStore(network.waiting)
  const sent = useStore(answers.lastSent)
  const isFilledAgain = useStore(drafts.found) !== null
  const [isRead, setRead] = useState(false)
  if (state !== 'offline' && isRead) setRead(false)
  // The page begins as the server drew it, which knows nothing of the network.
  if (!isHydrated) return null
  return (
    <>
      {waiting > 0 ? (
        <Toast
          tone="warning"
          action={
            <Button variant="secondary" onClick={network.tryAgain}>
              <Trans>Réessayer</Trans>
            </Button>
          }
          onDismiss={() => {
            setRead(true)
            // Going to a place on the same page ends what was on its way, and loads nothing.
            void navigate({ hash: '#main', search: location.search }, { replace: true, preventScrollReset: true })
          }}
        >
          <Trans>Pas de connexion : votre demande n’est pas partie. Rien de ce que vous avez écrit n’est perdu.</Trans>
        </Toast>
      ) : state === 'offline' && !isRead ? (
        <Toast tone="info" onDismiss={() => setRead(true)}>
          <Trans>Vous êtes hors ligne. Les cours et les quiz déjà ouverts restent lisibles.</Trans>
        </Toast>
      ) : null}
      {state === 'back' ? (
        <Toast tone="success" dismissAfterMilliseconds={briefly} onDismiss={network.settle}>
          <Trans>La connexion est revenue.</Trans>
        </Toast>
      ) : null}
      {isFilledAgain ? (
        <Toast tone="info" onDismiss={drafts.forgetFound}>
          <Trans>Nous avons remis dans le formulaire ce que vous aviez écrit. Les mots de passe ne sont jamais gardés.</Trans>
        </Toast>
      ) : null}
      {sent !== null ? (
        <Toast tone={sent.sent > 0 ? 'success' : 'info'} onDismiss={answers.forgetLastSent}>
          {sent.sent > 0 ? (
            <p>
              <Plural value={sent.sent} one="Votre réponse gardée a été envoyée." other="Vos # réponses gardées ont été envoyées." />
            </p>
          ) : null}
          {sent.answeredElsewhere > 0 ? (
            <p>
              <Plural
                value={sent.answeredElsewhere}
                one="Une question avait déjà reçu une autre réponse entre-temps : la première compte."
                other="# questions avaient déjà reçu une autre réponse entre-temps : la première compte."
              />
            </p>
          ) : null}
          {sent.lost > 0 ? (
            <p>
              <Plural
                value={sent.lost}
                one="Une réponse n’a pas pu être enregistrée : le quiz n’existe plus, ou n’est pas le vôtre."
                other="# réponses n’ont pas pu être enregistrées : le quiz n’existe plus, ou n’est pas le vôtre."
              />
            </p>
          ) : null}
        </Toast>
      ) : null}
    </>
  )
}
