import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/components/prose.tsx'
import { lesson } from '../lesson.ts'

const meta = {
  component: Prose,
  args: { html: lesson },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InSubjectColour: Story = {
  decorators: [(Story) => <div data-subject="mathematics"><Story /></div>],
}
export const ShortText: Story = {
  args: {
    html: '<h2>Le registre</h2><p>Le registre <em>élégiaque</em> exprime la plainte et la mélancolie.</p><blockquote><p>Ô temps, suspends ton vol ! et vous, heures propices,<br>Suspendez votre cours !</p><p>Lamartine, <em>Le Lac</em></p></blockquote>',
  },
}
