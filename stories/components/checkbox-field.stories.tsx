import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from '../../ui/components/checkbox-field.tsx'

const meta = {
  component: CheckboxField,
  args: {
    name: 'terms',
    label: (
      <>
        J’accepte les <a href="/conditions">conditions générales</a> et je demande l’accès immédiat aux cours.
      </>
    ),
  },
  argTypes: { label: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 480, paddingInline: 12 }}><Story /></div>],
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  args: {
    name: 'news',
    label: 'Recevoir le bilan du dimanche',
    hint: 'Un message par semaine : ce qui est acquis, ce qui reste à revoir.',
  },
}
export const WithError: Story = { args: { error: 'Coche cette case pour continuer.' } }
