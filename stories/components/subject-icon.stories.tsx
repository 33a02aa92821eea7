import type { Meta, StoryObj } from '@storybook/react-vite'
import { subjects } from '../../ui/components/subject.ts'
import { SubjectIcon } from '../../ui/components/subject-icon.tsx'

const meta = {
  component: SubjectIcon,
  args: { subject: 'mathematics', size: 'large' },
} satisfies Meta<typeof SubjectIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { args: { subject: 'french' } }
export const HistoryGeography: Story = { args: { subject: 'history-geography' } }
export const Sciences: Story = { args: { subject: 'sciences' } }
export const English: Story = { args: { subject: 'english' } }
export const Philosophy: Story = { args: { subject: 'philosophy' } }
export const Sizes: Story = {
  render: () => (
    <div className="stack">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div className="cluster" key={size}>
          {subjects.map((subject) => <SubjectIcon key={subject} subject={subject} size={size} />)}
        </div>
      ))}
    </div>
  ),
}
