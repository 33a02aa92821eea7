import { useLingui } from '@lingui/react/macro'
import type { FamilyView } from '../../domain/family/family-view.ts'
import { useFormats } from '../words/use-formats.ts'

/** What a child did, in three facts. */
export const useChildFacts = () => {
  const { t } = useLingui()
  const { date } = useFormats()
  return ({ finished, begun, lastQuizAt }: Pick<FamilyView['children'][number], 'finished' | 'begun' | 'lastQuizAt'>) => [
    { label: t`Quiz terminés`, value: String(finished) },
    { label: t`Quiz à terminer`, value: String(begun) },
    { label: t`Dernier quiz`, value: lastQuizAt === null ? t`Aucun pour l’instant` : date(lastQuizAt) },
  ]
}
