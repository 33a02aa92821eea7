import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChildBar } from '../../ui/components/child-bar.tsx'

const meta = {
  component: ChildBar,
  args: {
    avatar: 'fox',
    greeting: 'Bonjour Zoé !',
    links: [
      { to: '/qui-revise', label: 'Changer de profil' },
      { to: '/qui-revise/parent', label: 'Espace parent' },
    ],
  },
  argTypes: { links: { control: false } },
  parameters: {
    layout: 'fullscreen',
    english: {
      'Bonjour Zoé !': 'Hello Zoé!',
      'Changer de profil': 'Change profile',
      'Espace parent': 'Parent area',
      'Bonjour Marie-Antoinette la grande !': 'Hello Marie-Antoinette the great!',
    },
  },
} satisfies Meta<typeof ChildBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const LongName: Story = { args: { avatar: 'hedgehog', greeting: 'Bonjour Marie-Antoinette la grande !' } }
