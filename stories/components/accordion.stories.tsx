import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '../../ui/components/accordion.tsx'

const cancel = {
  id: 'cancel',
  title: 'Comment arrêter mon abonnement ?',
  content: <p>Ouvrez votre compte, puis choisissez « Arrêter l’abonnement ». Vous gardez l’accès jusqu’à la fin de la période payée.</p>,
}
const family = {
  id: 'family',
  title: 'Combien d’enfants peuvent utiliser l’offre famille ?',
  content: <p>Jusqu’à quatre enfants, chacun avec ses propres résultats et son propre rythme.</p>,
}
const levels = {
  id: 'levels',
  title: 'Quelles classes sont couvertes ?',
  content: <p>Toutes les classes, du CP à la terminale, en français et en anglais.</p>,
}

const meta = {
  component: Accordion,
  args: { items: [cancel, family, levels], exclusive: false },
  argTypes: { items: { control: false } },
  parameters: {
    english: {
      'Comment arrêter mon abonnement ?': 'How do I stop my subscription?',
      'Ouvrez votre compte, puis choisissez « Arrêter l’abonnement ». Vous gardez l’accès jusqu’à la fin de la période payée.':
        'Open your account, then choose “Stop the subscription”. You keep access until the end of the period you have paid for.',
      'Combien d’enfants peuvent utiliser l’offre famille ?': 'How many children can use the family offer?',
      'Jusqu’à quatre enfants, chacun avec ses propres résultats et son propre rythme.':
        'Up to four children, each with results and a pace of their own.',
      'Quelles classes sont couvertes ?': 'Which school years are covered?',
      'Toutes les classes, du CP à la terminale, en français et en anglais.':
        'Every year of primary and secondary school, in French and in English.',
      'J’ai reçu une carte cadeau de mes grands-parents : comment l’utiliser si j’ai déjà un abonnement en cours ?':
        'My grandparents gave me a gift card: how do I use it when I already have a subscription?',
      'Saisissez son code sur la page des cartes cadeaux. Sa durée s’ajoute à la fin de votre abonnement.':
        'Enter its code on the gift card page. Its time is added at the end of your subscription.',
    },
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstOpen: Story = { args: { items: [{ ...cancel, open: true }, family, levels] } }

export const Single: Story = { args: { items: [levels] } }

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'gift-card',
        title: 'J’ai reçu une carte cadeau de mes grands-parents : comment l’utiliser si j’ai déjà un abonnement en cours ?',
        content: <p>Saisissez son code sur la page des cartes cadeaux. Sa durée s’ajoute à la fin de votre abonnement.</p>,
        open: true,
      },
      family,
    ],
  },
}

const openItems = (root: HTMLElement) => [...root.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)

export const SeveralOpen: Story = {
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary)
    await expect(openItems(canvasElement)).toEqual(['cancel', 'family', 'levels'])
  },
}

export const Exclusive: Story = {
  args: { exclusive: true, items: [{ ...cancel, open: true }, family, levels] },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector<HTMLElement>('#family summary')
    if (summary) await userEvent.click(summary)
    await expect(openItems(canvasElement)).toEqual(['family'])
  },
}
