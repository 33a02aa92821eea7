import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '../../ui/components/notice.tsx'

const meta = {
  component: Notice,
  args: {
    tone: 'info',
    title: 'Ton essai se termine dans 3 jours',
    children: 'Rien ne sera débité sans ton accord.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = {
  args: { tone: 'success', title: 'Abonnement activé', children: 'Tous les cours et tous les quiz sont ouverts. Bonne révision !' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Ta carte expire ce mois-ci',
    children: (
      <>
        Pense à <a href="/compte/paiement">mettre à jour ton moyen de paiement</a> avant le 30 novembre.
      </>
    ),
  },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Le paiement a été refusé', children: 'Ta banque n’a pas validé l’opération. Aucune somme n’a été prélevée.' },
}
export const WithoutTitle: Story = {
  args: { title: undefined, children: 'Les textes de ce cours ont été relus le 14 novembre 2026.' },
}
