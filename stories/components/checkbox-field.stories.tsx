import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CheckboxField } from '../../ui/components/checkbox-field.tsx'

const meta = {
  component: CheckboxField,
  args: {
    name: 'terms',
    label: (
      <>
        J’accepte les <a href="/conditions-d-utilisation">conditions d’utilisation</a> et je demande l’accès immédiat aux cours.
      </>
    ),
  },
  argTypes: { label: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 480, paddingInline: 12 }}><Story /></div>],
  parameters: {
    english: {
      'J’accepte les ': 'I accept the ',
      'conditions d’utilisation': 'terms of use',
      ' et je demande l’accès immédiat aux cours.': ' and I ask for immediate access to the lessons.',
      'Recevoir le bilan du dimanche': 'Receive the Sunday report',
      'Un message par semaine : ce qui est acquis, ce qui reste à revoir.': 'One message a week: what has been learnt, what is left to review.',
      'Cochez cette case pour continuer.': 'Tick this box to continue.',
      'Déjà compris dans votre abonnement.': 'Already part of your subscription.',
      'J’accepte de recevoir par e-mail des conseils pour réussir sa scolarité, des idées de révision avant les examens et les offres réservées aux familles inscrites. Je peux me désinscrire à tout moment.':
        'I agree to receive advice on doing well at school by e-mail, ideas for revision before exams and offers kept for registered families. I can unsubscribe at any time.',
    },
  },
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
export const WithError: Story = { args: { error: 'Cochez cette case pour continuer.' } }
export const Disabled: Story = {
  args: { name: 'news', label: 'Recevoir le bilan du dimanche', hint: 'Déjà compris dans votre abonnement.', defaultChecked: true, disabled: true },
}
export const LongText: Story = {
  args: {
    name: 'newsletter',
    label:
      'J’accepte de recevoir par e-mail des conseils pour réussir sa scolarité, des idées de révision avant les examens et les offres réservées aux familles inscrites. Je peux me désinscrire à tout moment.',
  },
}
export const TickedByKeyboard: Story = {
  args: { name: 'news', label: 'Recevoir le bilan du dimanche' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
