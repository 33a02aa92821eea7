import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { OwnProfile } from '../../application/web/own-profile.ts'
import { AccountSection } from '../components/account-section.tsx'
import { Avatar } from '../components/avatar.tsx'
import { Badge } from '../components/badge.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { Notice } from '../components/notice.tsx'
import { useRootData } from '../root-data.ts'
import { userTypeNames } from '../words/newsletter-words.ts'
import { degreeNames, interestNames, levelNames } from '../words/profile-words.ts'
import { useFormats } from '../words/use-formats.ts'

const NotConfirmed = ({ isSending }: { isSending: boolean }) => {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="warning" title={t`Votre adresse n’est pas encore confirmée`}>
        <Trans>Suivez le lien de notre e-mail : vos reçus et vos liens de connexion y arriveront à coup sûr.</Trans>
      </Notice>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="send-confirmation" variant="secondary" busy={isSending}>
          <Trans>Renvoyer l’e-mail de confirmation</Trans>
        </Button>
      </Form>
    </>
  )
}

/**
 * Who the member is: what they gave, what they said while profiling, and where each is changed.
 *
 * @param country by its name
 */
export const OwnProfileSection = ({ profile, country, isSending }: { profile: OwnProfile; country: string | null; isSending: boolean }) => {
  const { t, i18n } = useLingui()
  const { dayOfCalendar } = useFormats()
  const profiling = useRootData()?.surroundings.profilingAddress ?? '/profiling'
  const { avatar, firstname, lastname, username, email, emailConfirmed, birthdate, audience, level, degree, interests } = profile
  const unsaid = t`Non renseigné`
  const schooling = [level && i18n._(levelNames[level]), degree && i18n._(degreeNames[degree])].filter((word) => word !== null)
  return (
    <AccountSection id="profil" title={t`Mon profil`}>
      {avatar && <Avatar name={avatar} size="large" />}
      {!emailConfirmed && <NotConfirmed isSending={isSending} />}
      <FactList
        facts={[
          { label: t`Prénom`, value: firstname ?? unsaid },
          { label: t`Nom`, value: lastname ?? unsaid },
          { label: t`Pseudo`, value: username ?? unsaid },
          ...(email === null ? [] : [{ label: t`E-mail`, value: <>{email} {emailConfirmed && <Badge tone="success">{t`Confirmé`}</Badge>}</> }]),
          { label: t`Date de naissance`, value: birthdate === null ? unsaid : dayOfCalendar(birthdate) },
          { label: t`Pays`, value: country ?? unsaid },
        ]}
      />
      <div>
        <ButtonLink to="/mon-compte/profil" variant="secondary">
          <Trans>Modifier mon profil</Trans>
        </ButtonLink>
      </div>
      <h3>
        <Trans>Ma classe et mes centres d’intérêt</Trans>
      </h3>
      <FactList
        facts={[
          { label: t`Je suis`, value: audience === null ? unsaid : i18n._(userTypeNames[audience]) },
          { label: audience === 'parents' ? t`La classe de mon enfant` : t`Ma classe`, value: schooling.length === 0 ? unsaid : schooling.join(' · ') },
          { label: t`Ce qui m’intéresse`, value: interests.length === 0 ? unsaid : interests.map((interest) => i18n._(interestNames[interest])).join(', ') },
        ]}
      />
      <div className="cluster">
        <ButtonLink to={`${profiling}?step=audience&next=/mon-compte`} variant="secondary">
          <Trans>Changer de classe</Trans>
        </ButtonLink>
        <ButtonLink to={`${profiling}?step=interests&next=/mon-compte`} variant="secondary">
          <Trans>Choisir ce qui m’intéresse</Trans>
        </ButtonLink>
        <ButtonLink to="/mon-avenir" variant="secondary">
          <Trans>Voir mon avenir</Trans>
        </ButtonLink>
      </div>
    </AccountSection>
  )
}
