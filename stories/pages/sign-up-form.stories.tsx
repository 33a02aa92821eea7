import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { email, password } from './in-memory-visit.ts'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const typed = { email, emailConfirmation: email, password, passwordConfirmation: password, conditions: 'on' }

const meta = { ...pageStories, args: { ...pageStories.args, path: '/signup/signup-form' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Empty: Story = {}
export const SentEmpty: Story = {
  args: { sent: { email: '', emailConfirmation: '', password: '', passwordConfirmation: '' } },
  play: refused({ marked: ['email', 'emailConfirmation', 'password', 'conditions'] }),
}
export const Refused: Story = {
  args: { sent: { email, emailConfirmation: 'camille.martin@exemple.fr', password: 'court', passwordConfirmation: 'court' } },
  play: refused({
    marked: ['emailConfirmation', 'password', 'conditions'],
    kept: { email, emailConfirmation: 'camille.martin@exemple.fr' },
  }),
}
export const AlreadyRegistered: Story = {
  args: { viewer: 'logged-out', sent: typed },
  play: refused({ marked: [], kept: { email } }),
}
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: typed },
  play: refused({ marked: [], kept: { email, emailConfirmation: email } }),
}
/** Somebody types all that is asked, sends it, and is welcomed. */
export const SignsUp: Story = {
  play: async ({ canvasElement }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`main [name="${name}"]`)
    for (const name of ['email', 'emailConfirmation', 'password', 'passwordConfirmation'] as const) {
      const input = field(name)
      if (input) await userEvent.type(input, typed[name])
    }
    const conditions = field('conditions')
    if (conditions) await userEvent.click(conditions)
    const send = canvasElement.querySelector('main form button[type="submit"]')
    if (send) await userEvent.click(send)
    await waitFor(() => expect(field('password')).toBeNull())
    await expect(within(canvasElement).getByText(email)).toBeVisible()
  },
}
