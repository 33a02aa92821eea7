import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MarkInput } from '../../ui/components/mark-input.tsx'

const meta = {
  component: MarkInput,
  args: { label: 'Mathématiques', name: 'mathematics' },
  argTypes: { label: { control: false }, hint: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}><Story /></div>],
  parameters: {
    english: {
      Mathématiques: 'Mathematics',
      'Moyenne du contrôle continu': 'Average of the year’s marks',
      'Sciences, technologie': 'Science and technology',
      'La note s’écrit avec une virgule, par exemple 13,5.': 'Marks may have decimals, for example 13.5.',
      'Indiquez une note entre 0 et 20.': 'Enter a mark between 0 and 20.',
      'Épreuve anticipée de français': 'French exam taken a year early',
      'Cette épreuve est déjà passée.': 'This exam has already been taken.',
      'Langues, littératures et cultures étrangères et régionales : anglais, monde contemporain':
        'Foreign and regional languages, literatures and cultures: English, contemporary world',
      'Si vous ne connaissez pas encore votre note, laissez la case vide : nous calculerons celle qu’il vous faut.':
        'If you do not know your mark yet, leave the box empty: we shall work out the one you need.',
    },
  },
} satisfies Meta<typeof MarkInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '13,5', coefficient: 16 } }
export const WithCoefficient: Story = { args: { coefficient: 16 } }
export const WithDecimalCoefficient: Story = { args: { coefficient: 0.5 } }
export const OutOfAnotherMaximum: Story = { args: { label: 'Sciences, technologie', maximum: 50, defaultValue: '37,5' } }
export const WithHint: Story = { args: { hint: 'La note s’écrit avec une virgule, par exemple 13,5.' } }
export const WithError: Story = {
  args: {
    coefficient: 16,
    defaultValue: '21',
    hint: 'La note s’écrit avec une virgule, par exemple 13,5.',
    error: 'Indiquez une note entre 0 et 20.',
  },
}
export const Disabled: Story = {
  args: { label: 'Épreuve anticipée de français', defaultValue: '12', coefficient: 5, hint: 'Cette épreuve est déjà passée.', disabled: true },
}
export const LongText: Story = {
  args: {
    label: 'Langues, littératures et cultures étrangères et régionales : anglais, monde contemporain',
    coefficient: 16,
    hint: 'Si vous ne connaissez pas encore votre note, laissez la case vide : nous calculerons celle qu’il vous faut.',
  },
}
export const Typing: Story = {
  args: { coefficient: 16 },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('textbox')
    await userEvent.type(mark, '15,5')
    await expect(mark).toHaveValue('15,5')
    await expect(mark).toHaveAttribute('inputmode', 'decimal')
    await expect(mark).toHaveAccessibleName(/20/)
    await expect(mark).toHaveAccessibleDescription(/16/)
  },
}
