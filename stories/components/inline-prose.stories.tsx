import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineProse } from '../../ui/components/prose.tsx'
import { explanation, inlineFormula } from '../lesson.ts'
import { explanationInEnglish, inlineFormulaInEnglish } from '../lesson-in-english.ts'

const verb = 'Le verbe <em>avoir</em> devient <code>has</code> à la troisième personne.'

const english: Readonly<Record<string, string>> = {
  [verb]: 'The verb <em>to have</em> becomes <code>has</code> in the third person.',
  [inlineFormula]: inlineFormulaInEnglish,
  [explanation]: explanationInEnglish,
}

const meta = {
  tags: ['reading'],
  component: InlineProse,
  args: { html: verb },
  render: (args, { globals }) => <InlineProse {...args} html={globals['locale'] === 'en' ? (english[args.html] ?? args.html) : args.html} />,
} satisfies Meta<typeof InlineProse>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithFormula: Story = { args: { html: inlineFormula } }
export const AsBlock: Story = { args: { as: 'div', html: explanation } }
