import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ReviewRating } from '../../domain/flashcards/review.ts'
import { Flashcard, type FlashcardProps } from '../../ui/components/flashcard.tsx'
import { Formula } from '../../ui/components/formula.tsx'
import { formula } from '../formulas.ts'

/** Keeps what was chosen, as a page does. */
function RatedHere({ onRate, ...card }: FlashcardProps) {
  const [rated, setRated] = useState<ReviewRating | undefined>(card.rated)
  return (
    <Flashcard
      {...card}
      rated={rated}
      onRate={(rating) => {
        onRate?.(rating)
        setRated(rating)
      }}
    />
  )
}

const meta = {
  component: Flashcard,
  args: {
    label: 'Carte 3 sur 20',
    front: 'En quelle année commence la Révolution française ?',
    back: 'En 1789, avec l’ouverture des États généraux, le 5 mai.',
    intervals: { again: '1 minute', hard: '6 minutes', good: '10 minutes', easy: '8 jours' },
    onRate: fn(),
    onTurn: fn(),
  },
  argTypes: { front: { control: false }, back: { control: false }, intervals: { control: 'object' } },
  render: (args) => <RatedHere {...args} />,
  parameters: {
    english: {
      'Carte 3 sur 20': 'Card 3 of 20',
      'En quelle année commence la Révolution française ?': 'In what year did the French Revolution begin?',
      'En 1789, avec l’ouverture des États généraux, le 5 mai.': 'In 1789, when the Estates General opened, on 5 May.',
      '1 minute': '1 minute',
      '6 minutes': '6 minutes',
      '10 minutes': '10 minutes',
      '8 jours': '8 days',
      '12 jours': '12 days',
      '27 jours': '27 days',
      '2 mois': '2 months',
      'Carte 12 sur 20': 'Card 12 of 20',
      'Quelles sont les solutions de ': 'What are the solutions of ',
      ' quand le discriminant est positif ?': ' when the discriminant is positive?',
      'On calcule d’abord ': 'First work out ',
      ', puis :': ', then:',
      'Carte 20 sur 20, mémoires de la Seconde Guerre mondiale': 'Card 20 of 20, how the Second World War is remembered',
      'Pourquoi dit-on que la mémoire de la déportation n’a trouvé sa place dans le débat public qu’à partir des années 1970, alors que les premiers témoignages paraissent dès 1945 ?':
        'Why is it said that the memory of deportation found its place in public debate only from the 1970s, when the first testimonies were published as early as 1945?',
      'Parce qu’après la guerre le récit dominant met en avant la Résistance, qui rassemble, et laisse dans l’ombre ce qui divise.':
        'Because after the war the prevailing story put the Resistance forward, which brought people together, and left in the shadow what divided them.',
      'Le procès Eichmann, en 1961, les travaux de Robert Paxton, en 1973, puis les procès Barbie, Touvier et Papon donnent la parole aux témoins. Le discours de Jacques Chirac, le 16 juillet 1995, reconnaît la responsabilité de l’État français.':
        'The Eichmann trial in 1961, Robert Paxton’s work in 1973, then the Barbie, Touvier and Papon trials gave witnesses a voice. Jacques Chirac’s speech on 16 July 1995 recognised the responsibility of the French state.',
    },
  },
} satisfies Meta<typeof Flashcard>

export default meta
type Story = StoryObj<typeof meta>

const withFormula = {
  label: 'Carte 12 sur 20',
  front: (
    <>
      Quelles sont les solutions de <Formula html={formula('ax^2 + bx + c = 0')} /> quand le discriminant est positif ?
    </>
  ),
  back: (
    <>
      <p>
        On calcule d’abord <Formula html={formula('\\Delta = b^2 - 4ac')} />, puis :
      </p>
      <Formula
        display="block"
        html={formula('x_1 = \\dfrac{-b - \\sqrt{\\Delta}}{2a} \\quad \\text{et} \\quad x_2 = \\dfrac{-b + \\sqrt{\\Delta}}{2a}', 'block')}
      />
    </>
  ),
}

export const Default: Story = {}
export const Back: Story = { args: { startsTurned: true } }
export const KnownCard: Story = {
  args: { startsTurned: true, intervals: { again: '10 minutes', hard: '12 jours', good: '27 jours', easy: '2 mois' } },
}
export const Rated: Story = { args: { startsTurned: true, rated: 'good' } }
export const RatedToSeeAgain: Story = { args: { startsTurned: true, rated: 'again' } }
export const WithFormula: Story = { args: withFormula }
export const WithFormulaTurned: Story = { args: { ...withFormula, startsTurned: true } }
export const Swiped: Story = { args: { startsTurned: true, swipes: true } }
export const LongText: Story = {
  args: {
    label: 'Carte 20 sur 20, mémoires de la Seconde Guerre mondiale',
    front:
      'Pourquoi dit-on que la mémoire de la déportation n’a trouvé sa place dans le débat public qu’à partir des années 1970, alors que les premiers témoignages paraissent dès 1945 ?',
    back: (
      <>
        <p>Parce qu’après la guerre le récit dominant met en avant la Résistance, qui rassemble, et laisse dans l’ombre ce qui divise.</p>
        <p>
          Le procès Eichmann, en 1961, les travaux de Robert Paxton, en 1973, puis les procès Barbie, Touvier et Papon donnent la parole aux témoins.
          Le discours de Jacques Chirac, le 16 juillet 1995, reconnaît la responsabilité de l’État français.
        </p>
      </>
    ),
  },
}
export const LongTextTurned: Story = { args: { ...LongText.args, startsTurned: true } }
export const OnAPhone: Story = { ...LongTextTurned, globals: { viewport: { value: 'phone' } } }

const faceOf = (canvasElement: HTMLElement) => {
  const face = canvasElement.querySelector('details')
  if (!face) throw new Error('the card has no face that turns')
  return face
}

export const TurningWithTheKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const face = faceOf(canvasElement)
    await userEvent.tab()
    await expect(face.querySelector('summary')).toHaveFocus()
    face.querySelector('summary')?.click()
    await waitFor(() => expect(args.onTurn).toHaveBeenCalledWith(true))
    await expect(face).toHaveAttribute('open')
    await expect(canvas.getAllByRole('button', { name: /\d/ })).toHaveLength(4)
  },
}
export const RatingWithADigit: Story = {
  args: { startsTurned: true },
  play: async ({ args, canvas, canvasElement }) => {
    faceOf(canvasElement).querySelector('summary')?.focus()
    await userEvent.keyboard('[Digit3]')
    await expect(args.onRate).toHaveBeenCalledWith('good')
    await expect(canvas.getByRole('status')).toHaveTextContent('10 minutes')
    await expect(canvas.queryByRole('button', { name: /\d/ })).toBeNull()
  },
}
export const RatingWithAButton: Story = {
  args: { startsTurned: true },
  play: async ({ args, canvas }) => {
    const [again] = canvas.getAllByRole('button', { name: /\d/ })
    if (again) await userEvent.click(again)
    await expect(args.onRate).toHaveBeenCalledWith('again')
  },
}
export const DigitsBeforeItTurns: Story = {
  play: async ({ args, canvasElement }) => {
    faceOf(canvasElement).querySelector('summary')?.focus()
    await userEvent.keyboard('[Digit3]')
    await expect(args.onRate).not.toHaveBeenCalled()
  },
}
