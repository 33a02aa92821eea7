import type { Meta, StoryObj } from '@storybook/react-vite'
import { GradeMean } from '../../ui/components/grade-mean.tsx'

const meta = {
  component: GradeMean,
  args: { mean: '12,64', label: 'Moyenne', outcome: 'Bac obtenu, mention assez bien', tone: 'passed' },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}><Story /></div>],
  parameters: {
    english: {
      '12,64': '12.64',
      '9,99': '9.99',
      '7,50': '7.50',
      Moyenne: 'Mean',
      'Moyenne provisoire': 'Provisional mean',
      'Bac obtenu, mention assez bien': 'Bac passed, assez bien honours',
      'Rattrapage : deux oraux peuvent encore donner le bac': 'Resit orals: two of them can still give the bac',
      'Bac non obtenu': 'Bac not passed',
      'Tapez vos premières notes : le résultat s’affiche ici.': 'Type your first marks: the result shows here.',
    },
  },
} satisfies Meta<typeof GradeMean>

export default meta
type Story = StoryObj<typeof meta>

export const Passed: Story = {}
export const Between: Story = {
  args: { mean: '9,99', outcome: 'Rattrapage : deux oraux peuvent encore donner le bac', tone: 'between' },
}
export const Failed: Story = { args: { mean: '7,50', label: 'Moyenne provisoire', outcome: 'Bac non obtenu', tone: 'failed' } }
export const NoMarkYet: Story = {
  args: { mean: null, outcome: 'Tapez vos premières notes : le résultat s’affiche ici.', tone: 'none' },
}
