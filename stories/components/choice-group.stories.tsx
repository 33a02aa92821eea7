import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceGroup } from '../../ui/components/choice-group.tsx'

const meta = {
  component: ChoiceGroup,
  args: {
    legend: 'Qui va utiliser Alvéole ?',
    name: 'profile',
    type: 'radio',
    choices: [
      { value: 'pupil', label: 'Je suis élève' },
      { value: 'student', label: 'Je suis étudiante ou étudiant' },
      { value: 'parent', label: 'Je suis parent' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: 'student' } }
export const Several: Story = {
  args: {
    legend: 'Quelles matières veux-tu revoir ?',
    name: 'subjects',
    type: 'checkbox',
    defaultValue: ['mathematics', 'english'],
    choices: [
      { value: 'mathematics', label: 'Mathématiques' },
      { value: 'french', label: 'Français' },
      { value: 'english', label: 'Anglais' },
      { value: 'philosophy', label: 'Philosophie', hint: 'À partir de la terminale', disabled: true },
    ],
  },
}
export const WithHints: Story = {
  args: {
    legend: 'Ta formule',
    name: 'plan',
    defaultValue: 'yearly',
    choices: [
      { value: 'monthly', label: 'Au mois', hint: '7,99 € chaque mois, sans engagement' },
      { value: 'yearly', label: 'À l’année', hint: '59,88 € en une fois, soit 4,99 € par mois' },
    ],
  },
}
export const WithError: Story = { args: { error: 'Choisis une réponse pour continuer.' } }
