import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Prénom', name: 'firstName', autoComplete: 'given-name' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
  parameters: {
    english: {
      Prénom: 'First name',
      'Adresse e-mail': 'E-mail address',
      'Celle d’un parent si vous avez moins de 15 ans.': 'A parent’s, if you are under 15.',
      'camille.moreau@exemple.fr': 'camille.moreau@example.com',
      'Email invalide.': 'Invalid e-mail address.',
      'Mot de passe': 'Password',
      '8 caractères au moins. Une phrase courte convient très bien.': 'At least 8 characters. A short sentence does very well.',
      'Un mot de passe doit avoir au moins 8 caractères.': 'A password must have at least 8 characters.',
      'par exemple RENTREE26': 'for example RENTREE26',
      'Code promo': 'Promo code',
      'Le nom de l’établissement où l’élève est inscrit cette année, tel qu’il figure sur le certificat de scolarité':
        'The name of the school the pupil attends this year, as written on the certificate of enrolment',
      'Si l’élève suit des cours par correspondance, indiquez l’établissement de rattachement, ou laissez ce champ vide.':
        'If the pupil studies by distance learning, give the school they are attached to, or leave this field empty.',
      'Nous ne trouvons pas cet établissement. Vérifiez l’orthographe, ou écrivez le nom de la commune.':
        'We cannot find this school. Check the spelling, or write the name of the town.',
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    hint: 'Celle d’un parent si vous avez moins de 15 ans.',
  },
}
export const Filled: Story = {
  args: { label: 'Adresse e-mail', name: 'email', type: 'email', autoComplete: 'email', defaultValue: 'camille.moreau@exemple.fr' },
}
export const WithPlaceholder: Story = {
  args: { label: 'Code promo', name: 'code', autoComplete: 'off', placeholder: 'par exemple RENTREE26' },
}
export const WithError: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'camille.moreau@',
    error: 'Email invalide.',
  },
}
export const Password: Story = {
  args: {
    label: 'Mot de passe',
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    hint: '8 caractères au moins. Une phrase courte convient très bien.',
  },
}
export const PasswordShown: Story = {
  args: { ...Password.args, defaultValue: 'abeilles-et-miel' },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(input).toHaveAttribute('type', 'text')
  },
}
export const PasswordWithError: Story = {
  args: { ...Password.args, defaultValue: 'abc', error: 'Un mot de passe doit avoir au moins 8 caractères.' },
}
export const Disabled: Story = { args: { defaultValue: 'Camille', disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Le nom de l’établissement où l’élève est inscrit cette année, tel qu’il figure sur le certificat de scolarité',
    name: 'school',
    autoComplete: 'off',
    hint: 'Si l’élève suit des cours par correspondance, indiquez l’établissement de rattachement, ou laissez ce champ vide.',
    error: 'Nous ne trouvons pas cet établissement. Vérifiez l’orthographe, ou écrivez le nom de la commune.',
  },
}
