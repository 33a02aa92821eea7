import { expect, test } from 'vitest'
import { faultsOfRuleTable } from './check-rule-table.ts'

const files = [
  { path: 'domain/plans/count-plans.ts', text: 'export const countPlans = (plans: Plan[]) => plans.length\nconst inside = () => 1' },
  { path: 'domain/plans/count-plans.test.ts', text: `import { countPlans } from './count-plans.ts'` },
  { path: 'domain/plans/plan.ts', text: `export type Plan = { id: string }\nexport const providers = ['card']` },
]
const head = '| Rule | Source | Where | Test |\n| --- | --- | --- | --- |\n'
const row = '| How many plans | § 9 | [`countPlans`](plans/count-plans.ts) | [test](plans/count-plans.test.ts) |'

test('a table with each rule, its function and its test is right', () => {
  expect(faultsOfRuleTable(`# Rules\n\n${head}${row}\n`, files)).toEqual([])
})

test('a file with a rule that is not in the table is named, one with types and data only is not', () => {
  expect(faultsOfRuleTable(head, files)).toEqual(['domain/plans/count-plans.ts (countPlans) is not in the table.'])
})

test.each([
  ['a function that is not there', row.replace('`countPlans`', '`sumPlans`'), 'domain/plans/count-plans.ts exports no sumPlans'],
  ['a function that is not exported', row.replace('`countPlans`', '`inside`'), 'exports no inside'],
  ['a file that is not there', row.replace('count-plans.ts', 'sum-plans.ts'), 'domain/plans/sum-plans.ts exports no countPlans'],
  ['a test that is not there', row.replace('count-plans.test.ts', 'plan.test.ts'), 'domain/plans/plan.test.ts does not test countPlans'],
  ['a source that is none', row.replace('§ 9', 'somewhere'), '“somewhere” is no source'],
  ['a row that misses a cell', '| How many plans | § 9 |', 'This row cannot be read'],
])('%s is refused', (_, changed, fault) => {
  expect(faultsOfRuleTable(`${head}${changed}\n`, files).join('\n')).toContain(fault)
})

test('data may be a rule too, and need not be one', () => {
  const price = '| What is sold | § 9 | [`providers`](plans/plan.ts) | [test](plans/count-plans.test.ts) |'
  const tested = files.map((file) => (file.path.endsWith('.test.ts') ? { ...file, text: `${file.text}; providers` } : file))
  expect(faultsOfRuleTable(`${head}${row}\n${price}`, tested)).toEqual([])
})

test('a parser made by another function counts as a rule', () => {
  const parser = { path: 'domain/plans/parse-plan.ts', text: `export const parsePlan = parserOf('plan-malformed', schema)` }
  expect(faultsOfRuleTable(`${head}${row}`, [...files, parser])).toEqual(['domain/plans/parse-plan.ts (parsePlan) is not in the table.'])
})
