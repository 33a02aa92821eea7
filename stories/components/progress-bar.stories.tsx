import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../ui/components/progress-bar.tsx'

const meta = {
  component: ProgressBar,
  args: { value: 4, max: 10, label: 'Question 4 sur 10', showsLabel: true },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutLabel: Story = { args: { showsLabel: false } }
export const Empty: Story = { args: { value: 0, label: 'Aucune question faite' } }
export const Full: Story = { args: { value: 10, label: 'Quiz terminé' } }
