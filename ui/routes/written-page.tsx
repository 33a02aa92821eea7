import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Lead, OpenedPage, PageLink } from '../../application/web/open-page.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Notice } from '../components/notice.tsx'
import { PageCard } from '../components/page-card.tsx'
import { PageSection } from '../components/page-section.tsx'
import { PageTurn } from '../components/page-turn.tsx'
import { Prose } from '../components/prose.tsx'
import { TableOfContents } from '../components/table-of-contents.tsx'
import { useFormats } from '../words/use-formats.ts'
import { withoutLocale } from './library-address.ts'
import { PageTitle } from './page-title.tsx'

const linkTo = ({ to, title, short = title }: PageLink) => ({ to, title, short })

/** What is shown of a written page. */
export const shownPage = ({ page, to, body, ancestors, children, previous, next, leads }: OpenedPage) => ({
  ...linkTo({ ...page, to }),
  description: page.description,
  partner: page.partner ?? null,
  body,
  toc: page.toc.filter(({ depth }) => depth === 2),
  updatedAt: Date.parse(page.updatedOn),
  ancestors: ancestors.map(linkTo),
  children: children.map((child) => ({ ...linkTo(child), description: child.description, partner: child.partner ?? null })),
  previous: previous && linkTo(previous),
  next: next && linkTo(next),
  leads: leads.map((lead) => ({
    to: withoutLocale(lead.dir),
    kind: lead.kind,
    title: lead.title,
    description: lead.description,
    subject: lead.kind === 'book' ? lead.subject : undefined,
  })),
})

type ShownPage = ReturnType<typeof shownPage>

const Crumbs = ({ to, ancestors, short }: Pick<ShownPage, 'to' | 'ancestors' | 'short'>) => {
  const { t } = useLingui()
  const above = [
    ...(to.startsWith('/revisions/') ? [{ label: t`Cours et quiz`, to: '/revisions' }] : []),
    ...ancestors.map((ancestor) => ({ label: ancestor.short, to: ancestor.to })),
  ]
  return above.length === 0 ? null : <Breadcrumb label={t`Fil d’Ariane`} items={[...above, { label: short }]} />
}

const Leads = ({ leads }: Pick<ShownPage, 'leads'>) => {
  const { t } = useLingui()
  const labels = { book: t`Livre`, category: t`Partie`, course: t`Chapitre` } satisfies Record<Lead['kind'], string>
  if (leads.length === 0) return null
  return (
    <PageSection title={t`Pour réviser`} tone="paper">
      <ul className="card-grid">
        {leads.map(({ kind, ...lead }) => (
          <li key={lead.to}>
            <PageCard {...lead} label={labels[kind]} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/**
 * A page that authors write: what it lies below, the pages below it, its text, and what comes before and after it.
 *
 * @param children stands between the pages below it and its text
 */
export const WrittenPage = ({ page, children }: { page: ShownPage; children?: ReactNode }) => {
  const { t } = useLingui()
  const { date } = useFormats()
  const { title, description, partner, body, toc, updatedAt, ancestors, previous, next, leads } = page
  const isInTree = ancestors.length > 0 || page.children.length > 0 || page.to.startsWith('/revisions/')
  return (
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <PageSection title={title} headingLevel={1} lead={description} tone={isInTree ? 'honey' : 'plain'}>
        <Crumbs {...page} />
      </PageSection>
      {page.children.length > 0 && (
        <PageSection title={t`Dans cette rubrique`}>
          <ul className="card-grid">
            {page.children.map((child) => (
              <li key={child.to}>
                <PageCard
                  to={child.to}
                  title={child.title}
                  description={child.description}
                  label={child.partner === null ? undefined : t`Information d’un partenaire : ${child.partner}`}
                />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {children}
      <PageSection>
        <div className="reading-layout">
          {toc.length > 0 && <TableOfContents title={t`Sur cette page`} entries={toc} />}
          <div className="stack">
            {partner !== null && (
              <Notice tone="info" title={t`Information d’un partenaire`}>
                <Trans>Cette information est fournie par {partner}. Alvéole la publie sous ce nom et n’en est pas l’auteur.</Trans>
              </Notice>
            )}
            <Prose html={body} />
            <p>
              <Trans>Mis à jour le {date(updatedAt)}.</Trans>
            </p>
            <PageTurn
              label={t`Pages voisines`}
              previous={previous ? { to: previous.to, label: t`Précédent`, title: previous.short } : undefined}
              next={next ? { to: next.to, label: t`Suivant`, title: next.short } : undefined}
            />
          </div>
        </div>
      </PageSection>
      <Leads leads={leads} />
    </>
  )
}
