import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/components/prose.tsx'
import { TableOfContents } from '../../ui/components/table-of-contents.tsx'
import { lesson } from '../lesson.ts'
import { lessonInEnglish } from '../lesson-in-english.ts'

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
  parameters: {
    english: {
      'Dans ce cours': 'In this lesson',
      'L’énoncé': 'The theorem',
      'Calculer une longueur': 'Finding a length',
      'Un exemple pas à pas': 'An example, step by step',
      'Les triplets à connaître': 'Triples worth knowing',
      'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance':
        'Remembering the Second World War in France since 1945, between silence and recognition',
      'Le résistancialisme, un récit commun construit dans l’après-guerre': 'The myth of the Resistance, a shared story built after the war',
    },
  },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneEntry: Story = { args: { entries: [{ id: 'lenonce', text: 'L’énoncé', depth: 2 }] } }
export const LongText: Story = {
  args: {
    entries: [
      { id: 'memoires', text: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance', depth: 2 },
      { id: 'recit', text: 'Le résistancialisme, un récit commun construit dans l’après-guerre', depth: 3 },
    ],
  },
}
export const InReadingPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <div className="container reading-layout" data-subject="mathematics" style={{ paddingBlock: 24 }}>
      <TableOfContents {...args} />
      <Prose html={globals['locale'] === 'en' ? lessonInEnglish : lesson} />
    </div>
  ),
}
