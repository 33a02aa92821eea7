import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { PlanCard, type PlanCardProps } from '../../ui/components/plan-card.tsx'

const features = ['Tous les cours et tous les quiz', 'Chaque réponse expliquée', 'Pour une seule personne']
const familyFeatures = ['Tous les cours et tous les quiz', 'Chaque réponse expliquée', 'Pour toute la famille, sur un même compte']

const choose = (words: string, variant: 'primary' | 'secondary' = 'secondary') => (
  <ButtonLink to="/premium/checkout/solo" variant={variant}>
    {words}
  </ButtonLink>
)

const monthly: PlanCardProps = {
  title: 'Solo 1 mois',
  unitPrice: '11,99 €',
  unitLabel: 'par mois',
  totalPrice: '11,99 €',
  totalLabel: 'au total, pour 1 mois',
  features,
  note: 'Se renouvelle chaque mois au prix de 11,99 €. Résiliable en ligne à tout moment.',
  action: choose('Choisir Solo 1 mois'),
}

const popular: PlanCardProps = {
  title: 'Solo 12 mois',
  badge: 'Notre conseil',
  saving: '38 % de moins par mois',
  unitPrice: '7,50 €',
  unitLabel: 'par mois',
  totalPrice: '89,99 €',
  totalLabel: 'au total, pour 12 mois',
  features,
  note: 'Se renouvelle chaque année au prix de 89,99 €. Résiliable en ligne à tout moment.',
  action: choose('Choisir Solo 12 mois', 'primary'),
  highlighted: true,
}

const withPriorPrice: PlanCardProps = {
  ...popular,
  badge: 'Offre de rentrée',
  saving: '59 % de moins par mois',
  unitPrice: '5,00 €',
  totalPrice: '59,99 €',
  priorPrice: '89,99 €',
  priorPriceLabel: 'Prix précédent :',
}

const quarterly: PlanCardProps = {
  ...monthly,
  title: 'Solo 3 mois',
  unitPrice: '10,00 €',
  totalPrice: '29,99 €',
  totalLabel: 'au total, pour 3 mois',
  note: 'Payé en une fois. S’arrête de lui-même à la fin.',
  action: choose('Choisir Solo 3 mois'),
}

const lifetime: PlanCardProps = {
  title: 'Famille à vie',
  totalPrice: '99,99 €',
  totalLabel: 'une seule fois, sans limite de durée',
  features: familyFeatures,
  note: 'Payé en une fois, sans renouvellement.',
  action: choose('Choisir Famille à vie'),
}

const family: PlanCardProps = {
  title: 'Famille 12 mois',
  unitPrice: '12,50 €',
  unitLabel: 'par mois',
  totalPrice: '149,99 €',
  totalLabel: 'au total, pour 12 mois',
  features: familyFeatures,
  note: 'Se renouvelle chaque année au prix de 149,99 €. Résiliable en ligne à tout moment.',
  action: choose('Choisir Famille 12 mois'),
}

const mobileMoney: PlanCardProps = {
  title: 'Famille 12 mois, par mobile money',
  unitPrice: '8 200 F CFA',
  unitLabel: 'par mois',
  totalPrice: '98 400 F CFA',
  totalLabel: 'au total, pour 12 mois',
  features: familyFeatures,
  note: 'Payé en une fois. S’arrête de lui-même à la fin.',
  action: choose('Choisir le paiement par mobile money'),
}

const english = {
  'Tous les cours et tous les quiz': 'All lessons and all quizzes',
  'Chaque réponse expliquée': 'Every answer explained',
  'Pour une seule personne': 'For one person',
  'Pour toute la famille, sur un même compte': 'For the whole family, on one account',
  'par mois': 'per month',
  'Solo 1 mois': 'Solo, 1 month',
  '11,99 €': '€11.99',
  'au total, pour 1 mois': 'in total, for 1 month',
  'Se renouvelle chaque mois au prix de 11,99 €. Résiliable en ligne à tout moment.': 'Renews every month at €11.99. Cancel online at any time.',
  'Choisir Solo 1 mois': 'Choose Solo, 1 month',
  'Solo 12 mois': 'Solo, 12 months',
  'Notre conseil': 'Our advice',
  '38 % de moins par mois': '38% less per month',
  '7,50 €': '€7.50',
  '89,99 €': '€89.99',
  'au total, pour 12 mois': 'in total, for 12 months',
  'Se renouvelle chaque année au prix de 89,99 €. Résiliable en ligne à tout moment.': 'Renews every year at €89.99. Cancel online at any time.',
  'Choisir Solo 12 mois': 'Choose Solo, 12 months',
  'Offre de rentrée': 'Back-to-school offer',
  '59 % de moins par mois': '59% less per month',
  '5,00 €': '€5.00',
  '59,99 €': '€59.99',
  'Prix précédent :': 'Previous price:',
  'Solo 3 mois': 'Solo, 3 months',
  '10,00 €': '€10.00',
  '29,99 €': '€29.99',
  'au total, pour 3 mois': 'in total, for 3 months',
  'Payé en une fois. S’arrête de lui-même à la fin.': 'Paid once. Ends by itself.',
  'Choisir Solo 3 mois': 'Choose Solo, 3 months',
  'Famille à vie': 'Family, for life',
  '99,99 €': '€99.99',
  'une seule fois, sans limite de durée': 'once only, with no time limit',
  'Payé en une fois, sans renouvellement.': 'Paid once, with no renewal.',
  'Choisir Famille à vie': 'Choose Family, for life',
  'Famille 12 mois': 'Family, 12 months',
  '12,50 €': '€12.50',
  '149,99 €': '€149.99',
  'Se renouvelle chaque année au prix de 149,99 €. Résiliable en ligne à tout moment.': 'Renews every year at €149.99. Cancel online at any time.',
  'Choisir Famille 12 mois': 'Choose Family, 12 months',
  'Famille 12 mois, par mobile money': 'Family, 12 months, by mobile money',
  '8 200 F CFA': 'CFA 8,200',
  '98 400 F CFA': 'CFA 98,400',
  'Choisir le paiement par mobile money': 'Choose to pay by mobile money',
  'Famille 48 mois, de la troisième à la terminale et pour chacun de vos enfants':
    'Family, 48 months, from the last year of middle school to the baccalauréat, for each of your children',
  'Le choix des familles nombreuses': 'The choice of large families',
  '77 % d’économie par rapport à quatre années payées mois par mois': 'Save 77% compared with four years paid month by month',
  'par mois et pour toute la famille': 'per month for the whole family',
  '5,19 €': '€5.19',
  '249,00 €': '€249.00',
  '399,99 €': '€399.99',
  'au total, payés en une seule fois pour 48 mois': 'in total, paid in one go for 48 months',
  'Prix le plus bas des trente jours précédents :': 'Lowest price of the previous thirty days:',
  'Les cours, les quiz, les cartes de révision et les fiches de toutes les matières, sans aucune limite':
    'Lessons, quizzes, flashcards and revision sheets in every subject, with no limit at all',
  'Choisir la formule Famille 48 mois': 'Choose the Family plan, 48 months',
}

const meta = {
  component: PlanCard,
  args: monthly,
  argTypes: { action: { control: false } },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Side By Side' ? 1200 : 400 }}><Story /></div>],
  parameters: { english },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Popular: Story = { args: popular }
export const WithPriorPrice: Story = { args: withPriorPrice }
export const WithSaving: Story = { args: { ...popular, highlighted: false, badge: undefined } }
export const EndsByItself: Story = { args: quarterly }
export const Lifetime: Story = { args: { ...lifetime, unitPrice: undefined, unitLabel: undefined } }
export const Family: Story = { args: family }
export const InFrancsByMobileMoney: Story = { args: mobileMoney }
export const WithoutNote: Story = { args: { note: undefined } }
export const LongText: Story = {
  args: {
    ...withPriorPrice,
    title: 'Famille 48 mois, de la troisième à la terminale et pour chacun de vos enfants',
    badge: 'Le choix des familles nombreuses',
    saving: '77 % d’économie par rapport à quatre années payées mois par mois',
    unitPrice: '5,19 €',
    unitLabel: 'par mois et pour toute la famille',
    totalPrice: '249,00 €',
    totalLabel: 'au total, payés en une seule fois pour 48 mois',
    priorPrice: '399,99 €',
    priorPriceLabel: 'Prix le plus bas des trente jours précédents :',
    features: ['Les cours, les quiz, les cartes de révision et les fiches de toutes les matières, sans aucune limite', ...familyFeatures],
    note: 'Payé en une fois. S’arrête de lui-même à la fin.',
    action: choose('Choisir la formule Famille 48 mois', 'primary'),
  },
}
export const OnAPhone: Story = { args: withPriorPrice, globals: { viewport: { value: 'phone' } } }

type Grid = PlanCardProps & { others: readonly PlanCardProps[] }

export const SideBySide: StoryObj<Grid> = {
  args: { ...popular, others: [quarterly, monthly] },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <div className="card-grid">
      {[first, ...others].map((plan) => (
        <PlanCard key={plan.title} {...plan} />
      ))}
    </div>
  ),
}
