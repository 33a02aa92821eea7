import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../ui/components/icon.tsx'

const meta = {
  component: Icon,
  args: { name: 'check' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InSubjectColour: Story = {
  decorators: [(Story) => <div data-subject="sciences" style={{ color: 'var(--subject)' }}><Story /></div>],
}
export const All: Story = {
  render: () => (
    <ul className="card-grid">
      {iconNames.map((name) => (
        <li className="cluster" key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
