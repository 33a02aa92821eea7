import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Paywall } from '../../ui/components/paywall.tsx'

const meta = {
  component: Paywall,
  args: {
    title: 'La suite du cours vous attend',
    text: 'Avec l’abonnement, tous les cours et tous les quiz sont ouverts, à partir de 7,50 € par mois.',
    action: <ButtonLink to="/premium" size="large">Voir les abonnements</ButtonLink>,
  },
  argTypes: { text: { control: 'text' }, action: { control: false }, secondary: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 672 }}><Story /></div>],
  parameters: {
    english: {
      'La suite du cours vous attend': 'The rest of the lesson is waiting for you',
      'Avec l’abonnement, tous les cours et tous les quiz sont ouverts, à partir de 7,50 € par mois.':
        'With the subscription, every lesson and every quiz is open, from €7.50 a month.',
      'Voir les abonnements': 'See the subscriptions',
      'Déjà une formule ? ': 'Already have a plan? ',
      'Se connecter': 'Log in',
      'Les corrigés détaillés des annales de spécialité sont compris dans l’abonnement': 'The detailed answers to specialist past papers come with the subscription',
      'Vous avez lu le sujet et fait le premier exercice. L’abonnement ouvre la correction pas à pas, les erreurs fréquentes, le barème officiel et deux sujets du même type pour vous entraîner.':
        'You have read the paper and done the first exercise. The subscription opens the step-by-step answers, common mistakes, the official marking scheme and two papers of the same kind to practise on.',
    },
  },
} satisfies Meta<typeof Paywall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithSecondary: Story = {
  args: { secondary: <>Déjà une formule ? <a href="/login">Se connecter</a></> },
}
export const LongText: Story = {
  args: {
    title: 'Les corrigés détaillés des annales de spécialité sont compris dans l’abonnement',
    text: 'Vous avez lu le sujet et fait le premier exercice. L’abonnement ouvre la correction pas à pas, les erreurs fréquentes, le barème officiel et deux sujets du même type pour vous entraîner.',
  },
}
