import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTurn } from '../../ui/components/page-turn.tsx'

const meta = {
  component: PageTurn,
  args: {
    label: 'Pages voisines',
    previous: { to: '/bac/coefficients', label: 'Précédent', title: 'Les coefficients' },
    next: { to: '/bac/mentions', label: 'Suivant', title: 'Les mentions et le rattrapage' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}><Story /></div>],
  parameters: {
    english: {
      'Pages voisines': 'Neighbouring pages',
      Précédent: 'Previous',
      Suivant: 'Next',
      'Les coefficients': 'Coefficients',
      'Les mentions et le rattrapage': 'Honours and the second round',
      'Ce que les correcteurs attendent vraiment d’une démonstration de géométrie': 'What examiners really expect from a written geometry proof',
    },
  },
} satisfies Meta<typeof PageTurn>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { previous: undefined } }
export const Last: Story = { args: { next: undefined } }
export const LongTitles: Story = {
  args: {
    previous: { to: '/a', label: 'Précédent', title: 'Ce que les correcteurs attendent vraiment d’une démonstration de géométrie' },
    next: { to: '/b', label: 'Suivant', title: 'Ce que les correcteurs attendent vraiment d’une démonstration de géométrie' },
  },
}
