import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineProse } from '../../ui/components/prose.tsx'
import { explanation, inlineFormula } from '../lesson.ts'

const meta = {
  component: InlineProse,
  args: { html: 'Le verbe <em>avoir</em> devient <code>has</code> à la troisième personne.' },
} satisfies Meta<typeof InlineProse>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithFormula: Story = { args: { html: inlineFormula } }
export const AsBlock: Story = { args: { as: 'div', html: explanation } }
