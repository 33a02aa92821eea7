import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from '../../ui/components/tabs.tsx'

const meta = {
  component: Tabs,
  args: {
    label: 'Le chapitre',
    tabs: [
      { id: 'lesson', label: 'Leçon', content: <p>Une fraction représente une part d’un tout que l’on a partagé en parts égales.</p> },
      { id: 'method', label: 'Méthode', content: <p>Pour comparer deux fractions, on les écrit d’abord avec le même dénominateur.</p> },
      { id: 'practice', label: 'Exercices', content: <p>Rangez dans l’ordre croissant : trois quarts, cinq huitièmes et une moitié.</p> },
    ],
    onChange: fn(),
  },
  argTypes: { tabs: { control: false } },
  parameters: {
    english: {
      'Le chapitre': 'The chapter',
      Leçon: 'Lesson',
      Méthode: 'Method',
      Exercices: 'Exercises',
      'Une fraction représente une part d’un tout que l’on a partagé en parts égales.':
        'A fraction stands for one part of a whole that has been shared into equal parts.',
      'Pour comparer deux fractions, on les écrit d’abord avec le même dénominateur.':
        'To compare two fractions, first write them with the same denominator.',
      'Rangez dans l’ordre croissant : trois quarts, cinq huitièmes et une moitié.':
        'Put in ascending order: three quarters, five eighths and one half.',
      'Comprendre la leçon pas à pas': 'Understand the lesson step by step',
      'Retenir l’essentiel sur une fiche': 'Keep the essentials on one sheet',
      'S’entraîner avec des exercices corrigés': 'Practise with exercises and their answers',
      'La leçon complète, avec un exemple à chaque étape.': 'The whole lesson, with an example at each step.',
      'Une page à relire la veille du contrôle.': 'One page to read again the day before the test.',
      'Douze exercices, du plus simple au plus difficile.': 'Twelve exercises, from the easiest to the hardest.',
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpenOnSecond: Story = { args: { defaultTab: 'method' } }

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'lesson', label: 'Comprendre la leçon pas à pas', content: <p>La leçon complète, avec un exemple à chaque étape.</p> },
      { id: 'sheet', label: 'Retenir l’essentiel sur une fiche', content: <p>Une page à relire la veille du contrôle.</p> },
      { id: 'practice', label: 'S’entraîner avec des exercices corrigés', content: <p>Douze exercices, du plus simple au plus difficile.</p> },
    ],
  },
}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const [, , last] = canvas.getAllByRole('tab')
    if (last) await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(args.onChange).toHaveBeenCalledWith('practice')
  },
}

/** One stop of the Tab key for the whole list; arrows, Home and End go from tab to tab. */
export const WithKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(last).toHaveFocus()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(last).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}
