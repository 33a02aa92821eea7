import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Hero } from '../../ui/components/hero.tsx'

const meta = {
  component: Hero,
  args: {
    title: 'Chaque notion à sa place, et tout se tient.',
    lead: 'Des cours courts, des quiz expliqués et des progrès qui se voient, de la primaire au supérieur.',
    actions: (
      <>
        <ButtonLink to="/revisions" size="large">Commencer gratuitement</ButtonLink>
        <ButtonLink to="/premium" size="large" variant="secondary">Voir les prix</ButtonLink>
      </>
    ),
  },
  argTypes: { actions: { control: false }, illustration: { control: false } },
  parameters: {
    layout: 'fullscreen',
    english: {
      'Chaque notion à sa place, et tout se tient.': 'Every idea in its place, and it all holds together.',
      'Des cours courts, des quiz expliqués et des progrès qui se voient, de la primaire au supérieur.':
        'Short lessons, quizzes with explanations and progress you can see, from primary school to higher education.',
      'Commencer gratuitement': 'Start for free',
      'Voir les prix': 'See the prices',
      'Réviser le brevet en six semaines, une notion par jour, sans y passer ses soirées ni ses dimanches':
        'Revise for the brevet in six weeks, one idea a day, without spending your evenings or your Sundays on it',
    },
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutIllustration: Story = { args: { illustration: null } }
export const OneAction: Story = { args: { actions: <ButtonLink to="/revisions" size="large">Commencer gratuitement</ButtonLink> } }
export const LongTitle: Story = {
  args: { title: 'Réviser le brevet en six semaines, une notion par jour, sans y passer ses soirées ni ses dimanches' },
}
