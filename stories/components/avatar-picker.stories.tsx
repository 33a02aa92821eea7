import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AvatarPicker } from '../../ui/components/avatar-picker.tsx'

const meta = {
  component: AvatarPicker,
  args: { legend: 'Choisissez votre avatar', name: 'avatar', onChoose: fn() },
  argTypes: { legend: { control: false }, hint: { control: false } },
  decorators: [(Story) => <form style={{ maxWidth: 560 }}><Story /></form>],
  parameters: {
    english: {
      'Choisissez votre avatar': 'Choose your avatar',
      'Il s’affiche à côté de votre prénom. Vous pourrez en changer quand vous voudrez.': 'It shows beside your first name. You can change it whenever you like.',
      'Choisissez un avatar avant de continuer.': 'Choose an avatar before going on.',
    },
  },
} satisfies Meta<typeof AvatarPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { defaultValue: 'owl' } }
export const WithHint: Story = { args: { hint: 'Il s’affiche à côté de votre prénom. Vous pourrez en changer quand vous voudrez.' } }
export const WithError: Story = { args: { error: 'Choisissez un avatar avant de continuer.' } }
export const Disabled: Story = { args: { defaultValue: 'whale', disabled: true } }
export const WithTheKeyboard: Story = {
  args: { defaultValue: 'bee' },
  play: async ({ canvas, args }) => {
    const radios = canvas.getAllByRole('radio')
    await expect(radios).toHaveLength(8)
    await userEvent.tab()
    await expect(radios[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radios[1]).toBeChecked()
    await expect(args.onChoose).toHaveBeenCalledWith('fox')
  },
}
export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } }
