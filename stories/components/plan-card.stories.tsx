import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { PlanCard } from '../../ui/components/plan-card.tsx'

const features = ['Tous les cours, de la troisième à la terminale', 'Tous les quiz corrigés et expliqués', 'Le suivi des compétences', 'Un compte parent']

const yearly = {
  title: 'À l’année',
  badge: 'Le plus choisi',
  saving: '38 % d’économie',
  unitPrice: '4,99 €',
  unitLabel: 'par mois',
  totalPrice: '59,88 €',
  totalLabel: 'payés en une fois, pour 12 mois',
  priorPrice: '95,88 €',
  priorPriceLabel: 'au lieu de',
  features,
  note: 'Se renouvelle chaque année. Résiliable en deux clics.',
  action: <ButtonLink to="/paiement/annuel">Choisir l’année</ButtonLink>,
  highlighted: true,
}

const monthly = {
  title: 'Au mois',
  unitPrice: '7,99 €',
  unitLabel: 'par mois',
  totalPrice: '7,99 €',
  totalLabel: 'payés chaque mois',
  features,
  note: 'Sans engagement.',
  action: (
    <ButtonLink to="/paiement/mensuel" variant="secondary">
      Choisir le mois
    </ButtonLink>
  ),
}

const meta = {
  component: PlanCard,
  args: monthly,
  argTypes: { action: { control: false } },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'Grid' || name === 'Side By Side' ? 1200 : 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Highlighted: Story = { args: yearly }
export const WithSaving: Story = { args: { ...yearly, highlighted: false, badge: undefined } }
export const SideBySide: Story = {
  render: () => (
    <div className="card-grid">
      <PlanCard {...yearly} />
      <PlanCard {...monthly} />
    </div>
  ),
}
