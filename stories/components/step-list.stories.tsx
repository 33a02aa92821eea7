import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepList } from '../../ui/components/step-list.tsx'

const meta = {
  component: StepList,
  args: {
    headingLevel: 2,
    steps: [
      { title: 'Lire le cours', text: 'L’essentiel en une demi-heure, avec des exemples pas à pas.' },
      { title: 'Faire le quiz', text: 'Dix questions, et une explication après chaque réponse.' },
      { title: 'Revoir ce qui manque', text: 'Le bilan montre, compétence par compétence, ce qui reste à consolider.' },
    ],
  },
  parameters: {
    english: {
      'Lire le cours': 'Read the lesson',
      'L’essentiel en une demi-heure, avec des exemples pas à pas.': 'The essentials in half an hour, with step-by-step examples.',
      'Faire le quiz': 'Take the quiz',
      'Dix questions, et une explication après chaque réponse.': 'Ten questions, and an explanation after each answer.',
      'Revoir ce qui manque': 'Review what is missing',
      'Le bilan montre, compétence par compétence, ce qui reste à consolider.': 'The report shows, skill by skill, what is left to strengthen.',
      'Créer un compte': 'Create an account',
      'Une adresse e-mail suffit.': 'An e-mail address is enough.',
      'Choisir une classe': 'Choose a year group',
      'Les cours se rangent d’eux-mêmes.': 'The lessons arrange themselves.',
      'Demander à l’établissement son code de rattachement, puis le saisir dans les réglages du compte': 'Ask the school for its code, then enter it in the settings of the account',
      'Le code compte seize caractères, en quatre groupes de quatre. Il se trouve sur le courrier de rentrée, ou au secrétariat, et il sert à toute la famille.':
        'The code has sixteen characters, in four groups of four. It is on the back-to-school letter, or at the office, and serves the whole family.',
    },
  },
} satisfies Meta<typeof StepList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoSteps: Story = {
  args: { steps: [{ title: 'Créer un compte', text: 'Une adresse e-mail suffit.' }, { title: 'Choisir une classe', text: 'Les cours se rangent d’eux-mêmes.' }] },
}
export const LongText: Story = {
  args: {
    steps: [
      { title: 'Créer un compte', text: 'Une adresse e-mail suffit.' },
      {
        title: 'Demander à l’établissement son code de rattachement, puis le saisir dans les réglages du compte',
        text: 'Le code compte seize caractères, en quatre groupes de quatre. Il se trouve sur le courrier de rentrée, ou au secrétariat, et il sert à toute la famille.',
      },
    ],
  },
}
