import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/account'
import type { ShownSubscription } from '../../application/web/show-subscriptions.ts'
import { AccountSection } from '../components/account-section.tsx'
import { Badge } from '../components/badge.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { SessionList } from '../components/session-list.tsx'
import { countryNames } from '../words/country-names.ts'
import { useFormats } from '../words/use-formats.ts'
import { usePageMessage } from '../words/use-page-message.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { FamilySection } from './family-section.tsx'
import { formValues } from './form-values.ts'
import { logInAddress } from './log-in-address.ts'
import { OwnDevices } from './own-devices.tsx'
import { OwnProfileSection } from './own-profile-section.tsx'
import { OwnSubscriptionCard } from './own-subscription-card.tsx'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'
import { ReceiptsSection } from './receipts-section.tsx'
import { unavailable } from './unavailable.ts'

const logIn = () => redirect(logInAddress('/mon-compte'))

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { showOwnProfile, showSubscriptions, listSessions, listDevices, showFamily } = context.get(useCasesContext)
  const profile = await showOwnProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  if (!profile.value) throw logIn()
  const [subscriptions, sessions, devices, family] = await Promise.all([showSubscriptions(), listSessions(), listDevices(), showFamily()])
  for (const read of [subscriptions, sessions, devices, family]) {
    if (read.isErr()) throw read.error.type === 'not-logged-in' ? logIn() : unavailable(read.error)
  }
  const isProfileSaved = new URL(request.url).searchParams.has('profil')
  const { country } = profile.value
  const countryName = country && countryNames(context.get(visitContext).locale).nameOf(country)
  return {
    isProfileSaved,
    countryName,
    profile: profile.value,
    subscriptions: subscriptions.unwrapOr([]),
    sessions: sessions.unwrapOr([]),
    devices: devices.unwrapOr([]),
    family: family.unwrapOr(null),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { resumeSubscription, endSession, endOtherSessions, removeDevice, sendConfirmationAgain } = context.get(useCasesContext)
  const { intent, id = '' } = await formValues(request)
  const act = async () => {
    if (intent === 'resume') return (await resumeSubscription(id)).map(() => 'resumed' as const)
    if (intent === 'end-session') return (await endSession(id)).map(() => 'session-ended' as const)
    if (intent === 'end-other-sessions') return (await endOtherSessions()).map(() => 'sessions-ended' as const)
    if (intent === 'remove-device') return (await removeDevice(id)).map(() => 'device-removed' as const)
    if (intent === 'send-confirmation') return (await sendConfirmationAgain()).map(() => 'confirmation-sent' as const)
    return null
  }
  const done = await act()
  if (!done) return redirect('/mon-compte')
  if (done.isOk()) return { done: done.value, refusal: null }
  if (done.error.type === 'not-logged-in') return logIn()
  return data({ done: null, refusal: done.error }, { status: refusalStatus(done.error) })
}

type Session = Route.ComponentProps['loaderData']['sessions'][number]

const OwnSessions = ({ sessions }: { sessions: readonly Session[] }) => {
  const { t } = useLingui()
  const { date, timeOfDay } = useFormats()
  return (
    <SessionList
      sessions={sessions.map(({ id, openedAt, refreshedAt, isCurrent }) => {
        const openedOn = t`Connexion du ${date(openedAt)}, à ${timeOfDay(openedAt)}`
        return {
          id,
          title: openedOn,
          detail: refreshedAt === null ? undefined : t`Dernière activité le ${date(refreshedAt)}`,
          action: isCurrent ? (
            <Badge tone="success">{t`Cet appareil`}</Badge>
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="end-session" variant="secondary">
                <Trans>
                  Fermer<span className="visually-hidden"> : {openedOn}</span>
                </Trans>
              </Button>
            </Form>
          ),
        }
      })}
    />
  )
}

const NoSubscription = () => {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="info" title={t`Pas d’abonnement en cours`}>
        <Trans>Le premier chapitre de chaque matière vous est ouvert.</Trans>
      </Notice>
      <div>
        <ButtonLink to="/premium" size="large">
          <Trans>Voir les offres</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

const runs = ({ state }: ShownSubscription): boolean => state === 'active' || state === 'cancelled' || state === 'pending'

export default function Account({ loaderData: { isProfileSaved, countryName, profile, subscriptions, sessions, devices, family }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const pageMessage = usePageMessage()
  const isSending = useNavigation().state !== 'idle'
  const doneWords = {
    resumed: t`Votre abonnement est repris : il se renouvellera à son échéance.`,
    'session-ended': t`La connexion est fermée.`,
    'sessions-ended': t`Toutes les autres connexions sont fermées.`,
    'device-removed': t`L’appareil est retiré de votre compte.`,
    'confirmation-sent': t`Un nouvel e-mail est parti : suivez son lien pour confirmer votre adresse.`,
  }
  return (
    <PageSection title={t`Mon compte`} headingLevel={1} lead={profile.email}>
      <PageTitle>{t`Mon compte`}</PageTitle>
      {actionData?.done && (
        <Notice tone="success" role="status">
          {doneWords[actionData.done]}
        </Notice>
      )}
      {isProfileSaved && !actionData && (
        <Notice tone="success" role="status">
          <Trans>Votre profil est enregistré.</Trans>
        </Notice>
      )}
      {actionData?.refusal && (
        <Notice tone="danger" role="alert">
          {pageMessage(actionData.refusal)}
        </Notice>
      )}

      <OwnProfileSection profile={profile} country={countryName} isSending={isSending} />

      <AccountSection id="abonnement" title={t`Mon abonnement`}>
        {!subscriptions.some(runs) && <NoSubscription />}
        {subscriptions.map((subscription) => (
          <OwnSubscriptionCard key={subscription.id} subscription={subscription} isSending={isSending} />
        ))}
        <p>
          <Trans>
            Vous avez reçu une carte cadeau ? <Link to="/validation-buybox">Activez-la ici</Link>.
          </Trans>
        </p>
      </AccountSection>

      {family && <FamilySection family={family} />}
      <ReceiptsSection />

      <AccountSection id="securite" title={t`Connexion et sécurité`}>
        <div>
          <ButtonLink to="/mon-compte/mot-de-passe" variant="secondary">
            <Trans>Changer de mot de passe</Trans>
          </ButtonLink>
        </div>
        <h3>
          <Trans>Où vous êtes connecté</Trans>
        </h3>
        <OwnSessions sessions={sessions} />
        {sessions.length > 1 && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="intent" value="end-other-sessions" variant="secondary">
              <Trans>Fermer toutes les autres connexions</Trans>
            </Button>
          </Form>
        )}
        <OwnDevices devices={devices} />
        <Form method="post" action="/logout">
          <Button type="submit" variant="secondary">
            <Trans>Se déconnecter</Trans>
          </Button>
        </Form>
      </AccountSection>

      <AccountSection id="donnees" title={t`Mes données`}>
        <p>
          <Trans>
            Tout ce que nous conservons sur vous tient dans un fichier, que vous pouvez lire et emporter : compte, commandes, abonnements, quiz
            et réponses.
          </Trans>
        </p>
        <div>
          <ButtonLink to="/mon-compte/mes-donnees" variant="secondary" reloadDocument>
            <Trans>Télécharger mes données (fichier JSON)</Trans>
          </ButtonLink>
        </div>
        <p>
          <Trans>Vous pouvez aussi supprimer votre compte. Nous vous dirons d’abord ce que vous perdriez.</Trans>
        </p>
        <div>
          <ButtonLink to="/mon-compte/supprimer" variant="secondary">
            <Trans>Supprimer mon compte</Trans>
          </ButtonLink>
        </div>
      </AccountSection>
    </PageSection>
  )
}
