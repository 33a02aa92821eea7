import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressChart, type ProgressWeek } from '../../ui/components/progress-chart.tsx'

const days = ['7 sept.', '14 sept.', '21 sept.', '28 sept.', '5 oct.', '12 oct.', '19 oct.', '26 oct.', '2 nov.', '9 nov.', '16 nov.', '23 nov.']
const minutes = [35, 50, 42, 0, 65, 80, 15, 20, 55, 72, 90, 61]

const twelveWeeks: readonly ProgressWeek[] = days.map((day, index) => {
  const value = minutes[index] ?? 0
  return { label: `Semaine du ${day}`, shortLabel: day, value, valueLabel: `${value} min` }
})

const months: Readonly<Record<string, string>> = { 'sept.': 'Sept', 'oct.': 'Oct', 'nov.': 'Nov' }
const englishDays = Object.fromEntries(
  days.flatMap((day) => {
    const [number, month = ''] = day.split(' ')
    const english = `${number} ${months[month] ?? month}`
    return [
      [day, english],
      [`Semaine du ${day}`, `Week of ${english}`],
    ]
  }),
)
const englishMinutes = Object.fromEntries(minutes.map((value) => [`${value} min`, `${value} min`]))

const meta = {
  component: ProgressChart,
  args: {
    title: 'Votre temps de révision',
    summary: 'En douze semaines, vous avez révisé 9 heures et 45 minutes.',
    weeks: twelveWeeks,
    weekHeading: 'Semaine',
    valueHeading: 'Temps de révision',
    emptyText: 'Votre première séance s’affichera ici. Dix minutes suffisent pour commencer.',
  },
  argTypes: { summary: { control: false }, emptyText: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 960 }}><Story /></div>],
  parameters: {
    english: {
      ...englishDays,
      ...englishMinutes,
      'Votre temps de révision': 'Your revision time',
      'En douze semaines, vous avez révisé 9 heures et 45 minutes.': 'Over twelve weeks, you revised for 9 hours and 45 minutes.',
      Semaine: 'Week',
      'Temps de révision': 'Revision time',
      'Votre première séance s’affichera ici. Dix minutes suffisent pour commencer.': 'Your first session will show here. Ten minutes are enough to begin.',
      'Votre objectif : 60 minutes par semaine': 'Your goal: 60 minutes a week',
      'Vous avez atteint votre objectif cinq semaines sur douze.': 'You reached your goal in five weeks out of twelve.',
      'Cette semaine, vous avez révisé 35 minutes.': 'This week, you revised for 35 minutes.',
      'Vos séances': 'Your sessions',
      Séances: 'Sessions',
      'Quatre semaines, neuf séances : le rythme est pris.': 'Four weeks, nine sessions: you are in your stride.',
      '1 séance': '1 session',
      '2 séances': '2 sessions',
      '4 séances': '4 sessions',
      'Aucune séance ces quatre dernières semaines. Une seule suffit pour reprendre.': 'No session in the last four weeks. A single one is enough to start again.',
      'aucune séance': 'no session',
    },
  },
} satisfies Meta<typeof ProgressChart>

export default meta
type Story = StoryObj<typeof meta>

const sessions = (values: readonly number[], words: (value: number) => string): readonly ProgressWeek[] =>
  days.slice(8).map((day, index) => {
    const value = values[index] ?? 0
    return { label: `Semaine du ${day}`, shortLabel: day, value, valueLabel: words(value) }
  })

export const Default: Story = {}
export const WithGoal: Story = {
  args: {
    summary: 'Vous avez atteint votre objectif cinq semaines sur douze.',
    goal: { value: 60, label: 'Votre objectif : 60 minutes par semaine' },
  },
}
export const Empty: Story = { args: { weeks: [] } }
export const OneWeek: Story = { args: { weeks: twelveWeeks.slice(0, 1), summary: 'Cette semaine, vous avez révisé 35 minutes.' } }
export const OneWeekUnderTheGoal: Story = {
  args: { ...OneWeek.args, goal: { value: 60, label: 'Votre objectif : 60 minutes par semaine' } },
}
export const Sessions: Story = {
  args: {
    title: 'Vos séances',
    summary: 'Quatre semaines, neuf séances : le rythme est pris.',
    valueHeading: 'Séances',
    weeks: sessions([1, 2, 4, 2], (value) => (value === 1 ? '1 séance' : `${value} séances`)),
  },
}
export const NothingDone: Story = {
  args: {
    title: 'Vos séances',
    summary: 'Aucune séance ces quatre dernières semaines. Une seule suffit pour reprendre.',
    valueHeading: 'Séances',
    weeks: sessions([0, 0, 0, 0], () => 'aucune séance'),
  },
}
export const OnAPhone: Story = { ...WithGoal, globals: { viewport: { value: 'phone' } } }
