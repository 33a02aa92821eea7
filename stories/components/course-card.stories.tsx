import type { Meta, StoryObj } from '@storybook/react-vite'
import { CourseCard, type CourseCardProps } from '../../ui/components/course-card.tsx'

/** The cards of a shelf, side by side. */
function Shelf({ courses }: { courses: readonly CourseCardProps[] }) {
  return (
    <ul className="card-grid">
      {courses.map((course) => (
        <li key={course.to}><CourseCard {...course} /></li>
      ))}
    </ul>
  )
}

const free: CourseCardProps = {
  to: '/revisions/maths/theoreme-de-pythagore',
  title: 'Le théorème de Pythagore',
  description: 'Calculer une longueur dans un triangle rectangle, et reconnaître un triangle qui ne l’est pas.',
  subject: 'mathematics',
  meta: '25 min · 12 questions',
  status: 'free',
  statusLabel: 'Gratuit',
}
const locked: CourseCardProps = {
  to: '/revisions/philosophie/conscience',
  title: 'La conscience et l’inconscient',
  description: 'De Descartes à Freud : peut-on se connaître soi-même ?',
  subject: 'philosophy',
  meta: '40 min',
  status: 'locked',
  statusLabel: 'Avec l’abonnement',
}
const open: CourseCardProps = {
  to: '/revisions/sciences/energie',
  title: 'L’énergie et ses conversions',
  description: 'Formes d’énergie, chaînes de conversion, puissance et rendement.',
  subject: 'sciences',
  meta: '25 min · 12 questions',
  status: 'open',
  statusLabel: 'Ouvert',
}
const long: CourseCardProps = {
  to: '/revisions/histoire/memoires',
  title: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance',
  description: 'Comment le récit de la guerre a changé, du résistancialisme au discours de 1995.',
  subject: 'history-geography',
  meta: '40 min',
  status: 'locked',
  statusLabel: 'Avec l’abonnement',
}
const poem: CourseCardProps = {
  ...free,
  to: '/revisions/francais/baudelaire',
  subject: 'french',
  title: 'Analyser un poème de Baudelaire',
  description: 'Vers, rimes, images : une méthode en quatre lectures.',
}
const tense: CourseCardProps = {
  ...free,
  to: '/revisions/anglais/present-perfect',
  subject: 'english',
  title: 'Le present perfect',
  description: 'Le passé qui compte encore : have et le participe passé.',
}

const meta = {
  component: CourseCard,
  args: free,
  argTypes: { status: { control: 'inline-radio', options: ['free', 'locked', 'open'] } },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'Grid' ? 1200 : 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    english: {
      'Le théorème de Pythagore': 'Pythagoras’ theorem',
      'Calculer une longueur dans un triangle rectangle, et reconnaître un triangle qui ne l’est pas.':
        'Find a length in a right-angled triangle, and recognise a triangle that is not one.',
      '25 min · 12 questions': '25 min · 12 questions',
      '40 min': '40 min',
      Gratuit: 'Free',
      'La conscience et l’inconscient': 'The conscious and the unconscious',
      'De Descartes à Freud : peut-on se connaître soi-même ?': 'From Descartes to Freud: can we know ourselves?',
      'Avec l’abonnement': 'With the subscription',
      'L’énergie et ses conversions': 'Energy and its conversions',
      'Formes d’énergie, chaînes de conversion, puissance et rendement.': 'Forms of energy, chains of conversion, power and efficiency.',
      Ouvert: 'Open',
      'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance':
        'Remembering the Second World War in France since 1945, between silence and recognition',
      'Comment le récit de la guerre a changé, du résistancialisme au discours de 1995.':
        'How the story of the war has changed, from the myth of the Resistance to the speech of 1995.',
      'Analyser un poème de Baudelaire': 'Analysing a poem by Baudelaire',
      'Vers, rimes, images : une méthode en quatre lectures.': 'Lines, rhymes, images: a method in four readings.',
      'Le present perfect': 'The present perfect',
      'Le passé qui compte encore : have et le participe passé.': 'The past that still matters: have and the past participle.',
    },
  },
} satisfies Meta<typeof CourseCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Locked: Story = { args: locked }
export const Opened: Story = { args: open }
export const WithoutMeta: Story = { args: { meta: undefined } }
export const LongTitle: Story = { args: long }
export const Grid: StoryObj<typeof Shelf> = {
  args: { courses: [free, locked, open, poem, long, tense] },
  render: ({ courses }) => <Shelf courses={courses} />,
}
