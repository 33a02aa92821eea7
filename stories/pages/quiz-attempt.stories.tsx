import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/revisions/mathematiques-premiere/algebre/second-degre/quiz/{attempt}' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const FirstQuestion: Story = {}
export const SecondQuestion: Story = { args: { answered: 1 } }
export const ThirdQuestion: Story = { args: { answered: 2 } }
export const FourthQuestion: Story = { args: { answered: 3 } }
export const FifthQuestion: Story = { args: { answered: 4 } }
export const WithoutAResponse: Story = { args: { sent: { questionId: '{next-question}' } } }
export const RightAnswer: Story = { args: { path: `${meta.args.path}?question={last-question}`, answered: 1 } }
export const WrongAnswer: Story = { args: { path: `${meta.args.path}?question={last-question}`, answered: 2 } }
export const Result: Story = { args: { answered: 100 } }
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: { questionId: '{next-question}', response: '1' } },
  play: refused({ marked: [] }),
}
export const SomebodyElse: Story = {
  args: { path: '/revisions/mathematiques-premiere/algebre/second-degre/quiz/inconnu' },
}
/** Somebody chooses an answer, sends it, and reads why it is right or wrong. */
export const Answers: Story = {
  play: async ({ canvasElement }) => {
    const response = canvasElement.querySelector<HTMLInputElement>('main [name="response"]')
    if (response?.type === 'radio' || response?.type === 'checkbox') await userEvent.click(response)
    else if (response) await userEvent.type(response, '12')
    const send = canvasElement.querySelector('main form button[type="submit"]')
    if (send) await userEvent.click(send)
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull())
  },
}
