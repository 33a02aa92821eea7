import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { EventList } from '../../ui/components/event-list.tsx'

const over = { id: 'a', when: 'septembre', title: 'Les évaluations nationales', isOver: true, badge: <Badge>Passé</Badge> }
const now = { id: 'b', when: 'novembre – mars', title: 'Le stage d’observation', isOver: false, badge: <Badge tone="honey">En ce moment</Badge> }
const toCome = { id: 'c', when: 'juin', title: 'Les épreuves écrites du Brevet', isOver: false, badge: <Badge>À venir</Badge> }

const meta = {
  component: EventList,
  args: { events: [over, now, toCome] },
  argTypes: { events: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 736 }}><Story /></div>],
  parameters: {
    english: {
      septembre: 'September',
      'Les évaluations nationales': 'National assessments',
      Passé: 'Over',
      'novembre – mars': 'November – March',
      'Le stage d’observation': 'The work placement',
      'En ce moment': 'Right now',
      juin: 'June',
      'Les épreuves écrites du Brevet': 'The written exams of the Brevet',
      'À venir': 'To come',
      'En voie générale et technologique, deux semaines d’observation en milieu professionnel, à chercher dès le début du printemps':
        'In the general and technological streams, two weeks of work placement, to look for from early spring on',
    },
  },
} satisfies Meta<typeof EventList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneEvent: Story = { args: { events: [toCome] } }
export const LongText: Story = {
  args: {
    events: [
      over,
      { ...now, title: 'En voie générale et technologique, deux semaines d’observation en milieu professionnel, à chercher dès le début du printemps' },
    ],
  },
}
