import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from '../../ui/components/icon.tsx'

const names: readonly IconName[] = ['check', 'cross', 'lock', 'open', 'chevron', 'arrow', 'info', 'alert', 'menu', 'star', 'minus']

const meta = {
  component: Icon,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const All: Story = {
  render: () => (
    <ul className="card-grid">
      {names.map((name) => (
        <li className="cluster" key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
