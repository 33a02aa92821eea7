import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, avatarNames } from '../../ui/components/avatar.tsx'

const meta = {
  component: Avatar,
  args: { name: 'fox', size: 'large' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Medium: Story = { args: { size: 'medium' } }
export const All: Story = {
  render: (args) => (
    <div className="cluster">
      {avatarNames.map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </div>
  ),
}
