import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from '../../ui/components/logo.tsx'

const meta = {
  component: Logo,
  args: { label: 'Alvéole' },
  parameters: { english: { Alvéole: 'Alvéole', 'Alvéole pour les établissements': 'Alvéole for schools' } },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--color-night)', padding: 24, display: 'inline-block' }}>
        <Story />
      </div>
    ),
  ],
}
export const LongLabel: Story = { args: { label: 'Alvéole pour les établissements' } }
