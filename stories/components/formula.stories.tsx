import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Formula } from '../../ui/components/formula.tsx'
import { formula } from '../formulas.ts'

const meta = {
  tags: ['reading'],
  component: Formula,
  args: { html: formula('\\dfrac{1}{2}') },
} satisfies Meta<typeof Formula>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InASentence: StoryObj<Parameters<typeof Formula>[0] & { before: string; after: string }> = {
  args: { before: 'La moitié s’écrit', after: 'et se lit « un demi ».' },
  parameters: { english: { 'La moitié s’écrit': 'One half is written', 'et se lit « un demi ».': 'and read “one half”.' } },
  render: ({ before, after, ...rest }) => (
    <p>
      {before} <Formula {...rest} /> {after}
    </p>
  ),
}
export const Block: Story = { args: { html: formula('x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', 'block'), display: 'block' } }
export const TooWide: Story = {
  args: { html: formula('(a+b)^5 = a^5 + 5a^4b + 10a^3b^2 + 10a^2b^3 + 5ab^4 + b^5', 'block'), display: 'block' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}><Story /></div>],
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('group')
    await expect(block).toHaveAttribute('tabindex', '0')
    block.focus()
    await expect(block).toHaveFocus()
  },
}
