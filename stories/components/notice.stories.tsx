import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Notice } from '../../ui/components/notice.tsx'

const meta = {
  component: Notice,
  args: {
    tone: 'info',
    title: 'Votre abonnement se renouvelle dans 3 jours',
    children: 'Vous pouvez le résilier jusque-là, sans frais.',
  },
  argTypes: { children: { control: 'text' }, tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
  parameters: {
    english: {
      'Votre abonnement se renouvelle dans 3 jours': 'Your subscription renews in 3 days',
      'Vous pouvez le résilier jusque-là, sans frais.': 'You can cancel it until then, at no cost.',
      'Abonnement activé': 'Subscription active',
      'Tous les cours et tous les quiz sont ouverts. Bonnes révisions !': 'Every lesson and every quiz is open. Enjoy your revision!',
      'Votre carte expire ce mois-ci': 'Your card expires this month',
      'Pensez à ': 'Remember to ',
      'mettre à jour votre moyen de paiement': 'update your means of payment',
      ' avant le 30 novembre.': ' before November 30.',
      'Le paiement a été refusé': 'The payment was refused',
      'Votre banque n’a pas validé l’opération. Rien n’a été débité.': 'Your bank did not approve the payment. Nothing was charged.',
      'Les textes de ce cours ont été relus le 14 novembre 2026.': 'The text of this lesson was reviewed on November 14, 2026.',
      'Vos réponses sont enregistrées': 'Your answers are saved',
      'La connexion a été coupée pendant l’enregistrement de votre dernière réponse au quiz': 'The connection was lost while your last answer to the quiz was being saved',
      'Vos quatre premières réponses sont gardées. La cinquième est encore écrite dans la page : validez-la de nouveau quand la connexion revient, vous ne perdrez rien.':
        'Your first four answers are kept. The fifth is still written on the page: check it again when the connection is back, and you will lose nothing.',
    },
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = {
  args: { tone: 'success', title: 'Abonnement activé', children: 'Tous les cours et tous les quiz sont ouverts. Bonnes révisions !' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Votre carte expire ce mois-ci',
    children: (
      <>
        Pensez à <a href="/mon-compte">mettre à jour votre moyen de paiement</a> avant le 30 novembre.
      </>
    ),
  },
  argTypes: { children: { control: false } },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Le paiement a été refusé', children: 'Votre banque n’a pas validé l’opération. Rien n’a été débité.' },
}
export const WithoutTitle: Story = {
  args: { title: undefined, children: 'Les textes de ce cours ont été relus le 14 novembre 2026.' },
}
export const TitleOnly: Story = { args: { tone: 'success', title: 'Vos réponses sont enregistrées', children: undefined } }
export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'La connexion a été coupée pendant l’enregistrement de votre dernière réponse au quiz',
    children:
      'Vos quatre premières réponses sont gardées. La cinquième est encore écrite dans la page : validez-la de nouveau quand la connexion revient, vous ne perdrez rien.',
  },
}
export const Announced: Story = {
  args: { tone: 'success', title: 'Vos réponses sont enregistrées', children: undefined, role: 'status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
  },
}
