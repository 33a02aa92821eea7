import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
  argTypes: { legend: { control: 'text' }, hint: { control: 'text' }, type: { control: 'inline-radio', options: ['radio', 'checkbox'] } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
  parameters: {
    english: {
      'Qui va utiliser Alvéole ?': 'Who is going to use Alvéole?',
      'Je suis élève': 'I am a pupil',
      'Je suis étudiante ou étudiant': 'I am a student',
      'Je suis parent': 'I am a parent',
      'Vous pourrez en ajouter d’autres plus tard.': 'You can add others later.',
      'Quelles matières voulez-vous revoir ?': 'Which subjects do you want to review?',
      Mathématiques: 'Mathematics',
      Français: 'French',
      Anglais: 'English',
      Philosophie: 'Philosophy',
      'À partir de la terminale': 'From the final year',
      'Votre formule': 'Your plan',
      'Au mois': 'Monthly',
      '11,99 € chaque mois, sans engagement': '€11.99 each month, no commitment',
      'À l’année': 'Yearly',
      '89,99 € en une fois, soit 7,50 € par mois': '€89.99 in one payment, that is €7.50 a month',
      'Choisissez une réponse pour continuer.': 'Choose an answer to continue.',
      'Je suis parent et je souhaite suivre, depuis mon propre compte, les révisions de plusieurs enfants qui ne sont pas dans le même établissement':
        'I am a parent and I would like to follow, from my own account, the revision of several children who are not at the same school',
    },
  },
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: 'student' } }
export const WithHint: Story = { args: { hint: 'Vous pourrez en ajouter d’autres plus tard.' } }
export const Several: Story = {
  args: {
    legend: 'Quelles matières voulez-vous revoir ?',
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
    legend: 'Votre formule',
    name: 'plan',
    defaultValue: 'yearly',
    choices: [
      { value: 'monthly', label: 'Au mois', hint: '11,99 € chaque mois, sans engagement' },
      { value: 'yearly', label: 'À l’année', hint: '89,99 € en une fois, soit 7,50 € par mois' },
    ],
  },
}
export const WithError: Story = { args: { error: 'Choisissez une réponse pour continuer.' } }
export const WithoutLegend: Story = { args: { hidesLegend: true } }
export const LongText: Story = {
  args: {
    choices: [
      { value: 'pupil', label: 'Je suis élève' },
      {
        value: 'parent',
        label:
          'Je suis parent et je souhaite suivre, depuis mon propre compte, les révisions de plusieurs enfants qui ne sont pas dans le même établissement',
      },
    ],
  },
}
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(second).toBeChecked()
  },
}
