import type { Meta, StoryObj } from '@storybook/react-vite'
import { GradeColumns, MarkGroup, UnitRow } from '../../ui/components/grade-columns.tsx'
import { GradeMean } from '../../ui/components/grade-mean.tsx'
import { MarkInput } from '../../ui/components/mark-input.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: GradeColumns,
  args: {
    marks: (
      <>
        <MarkGroup title="Épreuves" hint="Les notes que vous connaissez.">
          <MarkInput label="Philosophie" name="philosophy" coefficient={8} defaultValue="9" />
          <MarkInput label="Grand oral" name="grand-oral" coefficient={10} />
          <MarkInput label="Français, écrit" name="french" coefficient={5} error="Une note va de 0 à 20." defaultValue="21" />
        </MarkGroup>
        <MarkGroup title="Pratique professionnelle" columns={1}>
          <UnitRow
            name={<TextField label="Nom de l’épreuve" name="name" defaultValue="Atelier" />}
            mark={<MarkInput label="Atelier" name="unit" />}
            weight={<TextField label="Coefficient" name="weight" defaultValue="4" />}
          />
        </MarkGroup>
      </>
    ),
    result: <GradeMean mean="9,00" label="Moyenne provisoire" outcome="Bac non obtenu" tone="failed" />,
  },
  argTypes: { marks: { control: false }, result: { control: false }, brief: { control: false } },
  parameters: {
    english: {
      'Grand oral': 'Grand oral (final speech)',
      Épreuves: 'Exams',
      'Les notes que vous connaissez.': 'The marks that you know.',
      Philosophie: 'Philosophy',
      'Français, écrit': 'French, written',
      'Une note va de 0 à 20.': 'A mark goes from 0 to 20.',
      'Pratique professionnelle': 'Professional practice',
      'Nom de l’épreuve': 'Name of the exam',
      Atelier: 'Workshop',
      '9,00': '9.00',
      'Moyenne provisoire': 'Provisional mean',
      'Bac non obtenu': 'Bac not passed',
      'Moyenne provisoire : 9,00 sur 20.': 'Provisional mean: 9.00 out of 20.',
    },
  },
} satisfies Meta<typeof GradeColumns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The line at the bottom reaches the edges of the page, which has a gutter. */
export const BriefOnPhones: Story = {
  args: { brief: 'Moyenne provisoire : 9,00 sur 20.' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="container">
        <Story />
      </div>
    ),
  ],
}
