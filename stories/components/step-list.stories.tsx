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
} satisfies Meta<typeof StepList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TwoSteps: Story = {
  args: { steps: [{ title: 'Créer un compte', text: 'Une adresse e-mail suffit.' }, { title: 'Choisir une classe', text: 'Les cours se rangent tout seuls.' }] },
}
