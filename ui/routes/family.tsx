import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/family'
import type { FamilyView } from '../../domain/family/family-view.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { ChildCard } from '../components/child-card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { programmeNames } from '../words/newsletter-words.ts'
import { useChildFacts } from './child-facts.ts'
import { childAddress, familyAddress, readOwnFamily } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import styles from './family.module.css'

const doneThings = ['ajout', 'modification', 'retrait'] as const

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('fait')
  return { family: await readOwnFamily(context, familyAddress), done: doneThings.find((thing) => thing === asked) ?? null }
}

const WithoutPlan = () => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Un abonnement pour toute la famille`}
      action={
        <ButtonLink to="/premium/offre-famille" size="large">
          <Trans>Voir les offres famille</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Avec l’offre famille, jusqu’à cinq enfants ont chacun leur profil, leurs quiz et leur progression. Vous voyez ce que chacun a
        travaillé, et votre compte reste protégé par votre mot de passe.
      </Trans>
    </EmptyState>
  )
}

/** Why no child can be added now; nothing when one can. */
const NoRoom = ({ family: { mayAddChild, hasFamilyPlan } }: { family: FamilyView }) => {
  const { t } = useLingui()
  if (mayAddChild) return null
  if (hasFamilyPlan) {
    return (
      <Notice tone="info">
        <Trans>Votre famille compte cinq enfants, le maximum. Pour en ajouter un autre, retirez d’abord un profil.</Trans>
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="warning" title={t`Votre abonnement famille est terminé`}>
        <Trans>
          Les profils de vos enfants et leur travail sont conservés. Ils peuvent continuer avec le premier chapitre de chaque matière, qui
          est gratuit ; aucun profil ne peut être ajouté.
        </Trans>
      </Notice>
      <div>
        <ButtonLink to="/premium/offre-famille">
          <Trans>Voir les offres famille</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

export default function Family({ loaderData: { family, done } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const factsOf = useChildFacts()
  const doneWords = {
    ajout: t`Le profil est créé.`,
    modification: t`Le profil est modifié.`,
    retrait: t`Le profil et tout ce qui s’y rattachait sont effacés.`,
  }
  const { children, hasFamilyPlan, mayAddChild } = family
  return (
    <PageSection title={t`Espace famille`} headingLevel={1} lead={t`Un profil pour chaque enfant, et ce que chacun a travaillé.`}>
      <PageTitle>{t`Espace famille`}</PageTitle>
      <div className={styles.family}>
        <Breadcrumb label={t`Fil d’Ariane`} items={[{ label: t`Mon compte`, to: '/mon-compte' }, { label: t`Espace famille` }]} />
        {done && (
          <Notice tone="success" role="status">
            {doneWords[done]}
          </Notice>
        )}
        {!hasFamilyPlan && children.length === 0 ? (
          <WithoutPlan />
        ) : (
          <>
            <NoRoom family={family} />
            {children.length === 0 && (
              <p>
                <Trans>Créez un profil pour chaque enfant, cinq au plus : un prénom ou un surnom, un avatar et une classe suffisent.</Trans>
              </p>
            )}
            <div className={styles.actions}>
              {children.length > 0 && (
                <ButtonLink to="/qui-revise" size="large">
                  <Trans>Qui révise ?</Trans>
                </ButtonLink>
              )}
              {mayAddChild && (
                <ButtonLink to={`${familyAddress}/ajouter`} size="large" variant={children.length > 0 ? 'secondary' : 'primary'}>
                  <Trans>Ajouter un enfant</Trans>
                </ButtonLink>
              )}
            </div>
            <div className="card-grid">
              {children.map((child) => (
                <ChildCard
                  key={child.id}
                  name={child.name}
                  avatar={child.avatar}
                  level={i18n._(programmeNames[child.level])}
                  facts={factsOf(child)}
                  actions={
                    <>
                      <ButtonLink to={childAddress(child.id)} variant="secondary">
                        <Trans>
                          Voir son travail<span className="visually-hidden"> : {child.name}</span>
                        </Trans>
                      </ButtonLink>
                      <ButtonLink to={childAddress(child.id, 'modifier')} variant="quiet">
                        <Trans>
                          Modifier<span className="visually-hidden"> le profil : {child.name}</span>
                        </Trans>
                      </ButtonLink>
                      <ButtonLink to={childAddress(child.id, 'retirer')} variant="quiet">
                        <Trans>
                          Retirer<span className="visually-hidden"> le profil : {child.name}</span>
                        </Trans>
                      </ButtonLink>
                    </>
                  }
                />
              ))}
            </div>
          </>
        )}
      </div>
    </PageSection>
  )
}
