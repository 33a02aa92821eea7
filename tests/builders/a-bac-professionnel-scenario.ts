import type { BacProfessionnelScenario } from '../../domain/grades/bac-professionnel.ts'

/** Four units of weight 10 in all, each marked 12, no chef-d'œuvre, with what the test says instead. */
export const aBacProfessionnelScenario = (changes: Partial<BacProfessionnelScenario> = {}): BacProfessionnelScenario => ({
  exam: 'bac-professionnel',
  units: [
    { id: 'french', kind: 'general', name: null, weight: 2.5 },
    { id: 'mathematics', kind: 'general', name: null, weight: 1.5 },
    { id: 'project', kind: 'professional', name: 'Étude de projet', weight: 2 },
    { id: 'practice', kind: 'professional-practice', name: 'Pratique', weight: 4 },
  ],
  hasMasterpiece: false,
  controlOral: null,
  ...changes,
  marks: { 'unit-french': 1200, 'unit-mathematics': 1200, 'unit-project': 1200, 'unit-practice': 1200, ...changes.marks },
})
