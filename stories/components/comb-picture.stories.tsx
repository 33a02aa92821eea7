import type { Meta, StoryObj } from '@storybook/react-vite'
import { CombPicture } from '../../ui/components/comb-picture.tsx'

const meta = {
  component: CombPicture,
  args: { seed: '/blog/reviser-sans-relire' },
  decorators: [(Story) => <div style={{ maxWidth: 400, aspectRatio: 2 }}><Story /></div>],
} satisfies Meta<typeof CombPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AnotherSeed: Story = { args: { seed: '/blog/jour-de-l-epreuve' } }
export const OfASubject: Story = { args: { seed: '/blog/demonstration', subject: 'mathematics' } }
