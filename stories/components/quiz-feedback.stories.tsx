import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuizFeedback } from '../../ui/components/quiz-feedback.tsx'
import { explanation } from '../lesson.ts'
import { explanationInEnglish } from '../lesson-in-english.ts'

const meta = {
  tags: ['reading'],
  component: QuizFeedback,
  args: {
    correct: true,
    verdict: 'Bonne réponse !',
    yourAnswerLabel: 'Votre réponse',
    yourAnswerHtml: '5',
    expectedLabel: 'Réponse attendue',
    expectedHtml: '5',
    explanationTitle: 'Pourquoi ?',
    explanationHtml: explanation,
  },
  argTypes: { explanationHtml: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
  parameters: {
    english: {
      'Bonne réponse !': 'Right!',
      'Votre réponse': 'Your answer',
      'Réponse attendue': 'Expected answer',
      'Pourquoi ?': 'Why?',
      'Pas tout à fait': 'Not quite',
      [explanation]: explanationInEnglish,
      '<em>Les Fleurs du mal</em>, recueil publié en 1857 et condamné la même année': '<em lang="fr">Les Fleurs du mal</em>, a collection published in 1857 and condemned the same year',
      '<em>Le Spleen de Paris</em>, recueil de poèmes en prose publié après la mort de Baudelaire': '<em lang="fr">Le Spleen de Paris</em>, prose poems published after Baudelaire’s death',
      '<p>Ces vers sont rimés : ils ne viennent donc pas du recueil en prose.</p>': '<p>These lines rhyme, so they do not come from the prose collection.</p>',
    },
  },
} satisfies Meta<typeof QuizFeedback>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wrong: Story = { args: { correct: false, verdict: 'Pas tout à fait', yourAnswerHtml: '7' } }
export const LongText: Story = {
  args: {
    correct: false,
    verdict: 'Pas tout à fait',
    yourAnswerHtml: '<em>Le Spleen de Paris</em>, recueil de poèmes en prose publié après la mort de Baudelaire',
    expectedHtml: '<em>Les Fleurs du mal</em>, recueil publié en 1857 et condamné la même année',
    explanationHtml: '<p>Ces vers sont rimés : ils ne viennent donc pas du recueil en prose.</p>',
  },
}
