import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from '../../ui/components/progress-bar.tsx'

const meta = {
  component: ProgressBar,
  args: { value: 4, max: 10, label: 'Question 4 sur 10', showsLabel: true },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
  parameters: {
    english: {
      'Question 4 sur 10': 'Question 4 of 10',
      'Aucune question faite': 'No question done',
      'Quiz terminé': 'Quiz finished',
      'Une question faite sur deux cents': 'One question done of two hundred',
      'Programme de spécialité mathématiques de terminale : 4 chapitres revus sur 10': 'Specialist mathematics in the final year: 4 chapters reviewed of 10',
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(args.value))
  },
}
export const WithoutLabel: Story = { args: { showsLabel: false } }
export const Empty: Story = { args: { value: 0, label: 'Aucune question faite' } }
export const BarelyStarted: Story = { args: { value: 1, max: 200, label: 'Une question faite sur deux cents' } }
export const Full: Story = { args: { value: 10, label: 'Quiz terminé' } }
export const LongText: Story = {
  args: { label: 'Programme de spécialité mathématiques de terminale : 4 chapitres revus sur 10' },
}
