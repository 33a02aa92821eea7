import type { Meta, StoryObj } from '@storybook/react-vite'
import { HoneycombArt } from '../../ui/components/honeycomb-art.tsx'

const meta = {
  component: HoneycombArt,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta<typeof HoneycombArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
