import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/validation-buybox', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Visitor: Story = { args: { viewer: 'visitor' } }
export const Member: Story = {}
export const SentEmpty: Story = { args: { sent: { code: '', idempotencyKey: 'form-0001' } }, play: refused({ marked: ['code', 'immediateAccess'] }) }
export const CodeUnknown: Story = {
  args: { sent: { code: 'ABCD-EFGH-JKLM-NPQR', immediateAccess: 'on', idempotencyKey: 'form-0001' } },
  play: async (context) => {
    await expect(context.canvasElement.querySelector('main [name="code"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(context.canvasElement.querySelector('main [name="code"]')).toHaveValue('ABCD-EFGH-JKLM-NPQR')
  },
}
export const AlreadySpent: Story = { args: { sent: { code: '{spent-card}', immediateAccess: 'on', idempotencyKey: 'form-0001' } } }
export const Activated: Story = { args: { path: '/validation-buybox?commande={card-order}' } }
export const ActivatedForLater: Story = { args: { path: '/validation-buybox?commande={card-order}', viewer: 'subscriber' } }
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: { code: '{card}', immediateAccess: 'on', idempotencyKey: 'form-0001' } },
  play: refused({ marked: [] }),
}
