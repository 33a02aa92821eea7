import type { Meta, StoryObj } from '@storybook/react-vite'
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
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: '1re' } }
export const WithHint: Story = { args: { hint: 'Tu pourras la changer à la rentrée.' } }
export const WithError: Story = { args: { error: 'Choisis ta classe.' } }
