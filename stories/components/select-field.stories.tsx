import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SelectField } from '../../ui/components/select-field.tsx'

const meta = {
  component: SelectField,
  args: {
    label: 'Classe',
    name: 'level',
    options: [
      { value: '', label: 'Choisir une classe' },
      { value: '3e', label: 'Troisième' },
      { value: '2de', label: 'Seconde' },
      { value: '1re', label: 'Première' },
      { value: 'tle', label: 'Terminale' },
    ],
  },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
  parameters: {
    english: {
      Classe: 'Year group',
      'Choisir une classe': 'Choose a year group',
      Troisième: 'Year 10',
      Seconde: 'Year 11',
      Première: 'Year 12',
      Terminale: 'Final year',
      'Vous pourrez la changer à la rentrée.': 'You can change it at the start of the school year.',
      'Choisissez une classe qui correspond à votre profil.': 'Choose a year group that matches your profile.',
      'La classe ou le diplôme que prépare l’élève cette année, tel que l’établissement l’appelle': 'The year group or diploma the pupil is working towards this year, as the school calls it',
      'Première professionnelle, métiers de la construction durable, du bâtiment et des travaux publics':
        'Year 12 vocational, trades of sustainable construction, building and public works',
    },
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: '1re' } }
export const WithHint: Story = { args: { hint: 'Vous pourrez la changer à la rentrée.' } }
export const WithError: Story = { args: { error: 'Choisissez une classe qui correspond à votre profil.' } }
export const Disabled: Story = { args: { defaultValue: 'tle', disabled: true } }
export const LongText: Story = {
  args: {
    label: 'La classe ou le diplôme que prépare l’élève cette année, tel que l’établissement l’appelle',
    options: [{ value: 'pro', label: 'Première professionnelle, métiers de la construction durable, du bâtiment et des travaux publics' }],
  },
}
export const ChoosesAYear: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await userEvent.selectOptions(select, '2de')
    await expect(select).toHaveValue('2de')
  },
}
