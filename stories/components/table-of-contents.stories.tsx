import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/components/prose.tsx'
import { TableOfContents } from '../../ui/components/table-of-contents.tsx'
import { lesson } from '../lesson.ts'

const meta = {
  component: TableOfContents,
  args: {
    title: 'Dans ce cours',
    entries: [
      { id: 'lenonce', text: 'L’énoncé', depth: 2 },
      { id: 'calculer', text: 'Calculer une longueur', depth: 2 },
      { id: 'exemple', text: 'Un exemple pas à pas', depth: 3 },
      { id: 'triplets', text: 'Les triplets à connaître', depth: 2 },
    ],
  },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InReadingPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="container reading-layout" data-subject="mathematics" style={{ paddingBlock: 24 }}>
      <TableOfContents {...args} />
      <Prose html={lesson} />
    </div>
  ),
}
