import type { Meta, StoryObj } from '@storybook/react-vite'
import { CampaignCard, type CampaignCardProps } from '../../ui/components/campaign-card.tsx'

const meta = {
  component: CampaignCard,
  args: {
    title: 'L’offre de rentrée',
    text: 'Une année entière de cours, de quiz et de cartes de révision, pour commencer du bon pied.',
    state: 'open',
    stateLabel: 'Jusqu’au 30 septembre',
    price: {
      unit: '5,00 €',
      unitLabel: 'par mois',
      total: '59,99 €',
      totalLabel: 'au total, pour 12 mois',
      prior: '89,99 €',
      priorLabel: 'Prix précédent :',
      saving: '33 % d’économie',
    },
    to: '/premium/offre-de-rentree',
    linkLabel: 'Profiter de l’offre',
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Together' ? 1200 : 420 }}><Story /></div>],
  parameters: {
    english: {
      'L’offre de rentrée': 'The back-to-school offer',
      'Une année entière de cours, de quiz et de cartes de révision, pour commencer du bon pied.':
        'A whole year of lessons, quizzes and flashcards, to start off on the right foot.',
      'Jusqu’au 30 septembre': 'Until 30 September',
      '5,00 €': '€5.00',
      'par mois': 'per month',
      '59,99 €': '€59.99',
      'au total, pour 12 mois': 'in total, for 12 months',
      '89,99 €': '€89.99',
      'Prix précédent :': 'Previous price:',
      '33 % d’économie': 'Save 33%',
      'Profiter de l’offre': 'Take up the offer',
      'L’offre de printemps': 'The spring offer',
      'Elle s’ouvrira avant le bac blanc. D’ici là, les formules habituelles restent en vente.':
        'It opens before the mock exams. Until then, our usual plans remain on sale.',
      'Ouvre le 20 mars': 'Opens on 20 March',
      'Voir les formules': 'See the plans',
      'Cette offre est terminée. Les formules habituelles restent en vente, et d’autres offres viendront.':
        'This offer is over. Our usual plans remain on sale, and other offers will come.',
      'Terminée le 30 septembre': 'Ended on 30 September',
      'Le cahier de vacances': 'The holiday workbook',
      'Trente pages pour garder la main pendant l’été, à imprimer ou à remplir en ligne.': 'Thirty pages to keep your hand in over the summer, to print or fill in online.',
      '6,99 €': '€6.99',
      'une seule fois, pour toute la famille': 'once only, for the whole family',
      'Choisir le cahier': 'Choose the workbook',
      'L’offre spéciale des quatre années de lycée et de troisième pour les familles nombreuses':
        'The special offer for the four years from troisième to terminale, for large families',
      'De la troisième à la terminale, toutes les matières et tous les niveaux pour chacun de vos enfants, avec un seul compte et un seul paiement, sans renouvellement à surveiller.':
        'From troisième to terminale, every subject and every level for each of your children, with a single account and a single payment, and no renewal to keep an eye on.',
      'Plus que quelques jours, jusqu’au dimanche 30 septembre à minuit, heure de Paris':
        'Only a few days left, until midnight on Sunday 30 September, Paris time',
      'Découvrir l’offre spéciale pour les familles nombreuses': 'See the special offer for large families',
    },
  },
} satisfies Meta<typeof CampaignCard>

export default meta
type Story = StoryObj<typeof meta>

const upcoming = {
  title: 'L’offre de printemps',
  text: 'Elle s’ouvrira avant le bac blanc. D’ici là, les formules habituelles restent en vente.',
  state: 'upcoming',
  stateLabel: 'Ouvre le 20 mars',
  price: undefined,
  to: '/premium',
  linkLabel: 'Voir les formules',
} as const

const over = {
  text: 'Cette offre est terminée. Les formules habituelles restent en vente, et d’autres offres viendront.',
  state: 'over',
  stateLabel: 'Terminée le 30 septembre',
  price: undefined,
  to: '/premium',
  linkLabel: 'Voir les formules',
} as const

export const Default: Story = {}
export const NotYetOpen: Story = { args: upcoming }
export const Over: Story = { args: over }
export const PaidOnce: Story = {
  args: {
    title: 'Le cahier de vacances',
    text: 'Trente pages pour garder la main pendant l’été, à imprimer ou à remplir en ligne.',
    price: { total: '6,99 €', totalLabel: 'une seule fois, pour toute la famille' },
    linkLabel: 'Choisir le cahier',
  },
}
export const LongText: Story = {
  args: {
    title: 'L’offre spéciale des quatre années de lycée et de troisième pour les familles nombreuses',
    text: 'De la troisième à la terminale, toutes les matières et tous les niveaux pour chacun de vos enfants, avec un seul compte et un seul paiement, sans renouvellement à surveiller.',
    stateLabel: 'Plus que quelques jours, jusqu’au dimanche 30 septembre à minuit, heure de Paris',
    linkLabel: 'Découvrir l’offre spéciale pour les familles nombreuses',
  },
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

type Grid = CampaignCardProps & { others: readonly Partial<CampaignCardProps>[] }

export const Together: StoryObj<Grid> = {
  args: { others: [upcoming, over] },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <ul className="card-grid">
      {[{}, ...others].map((own, index) => (
        <li key={index}>
          <CampaignCard {...first} {...own} />
        </li>
      ))}
    </ul>
  ),
}
