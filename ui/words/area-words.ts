import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Layout } from '../../domain/navigation/route-table.ts'

type Area = { readonly name: MessageDescriptor; readonly links: readonly { readonly to: string; readonly label: MessageDescriptor }[] }

/** The areas that belong to a partner: what they are called, and their own pages. */
export const areaWords: Partial<Record<Layout, Area>> = {
  gar: {
    name: msg`Espace des établissements (GAR)`,
    links: [
      { to: '/gar', label: msg`Présentation` },
      { to: '/gar/conditions-d-utilisation', label: msg`Conditions d’utilisation` },
      { to: '/gar/mentions-informations-RGPD', label: msg`Données personnelles` },
      { to: '/gar/mentions-legales', label: msg`Mentions légales` },
    ],
  },
  cned: { name: msg`Espace du Cned`, links: [] },
  partner: { name: msg`Espace des partenaires`, links: [] },
  institution: { name: msg`Espace des professeurs`, links: [] },
}
