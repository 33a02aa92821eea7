import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Paywall } from '../../ui/components/paywall.tsx'

const meta = {
  component: Paywall,
  args: {
    title: 'La suite du cours t’attend',
    text: 'Avec l’abonnement, tu ouvres tous les cours et tous les quiz, à partir de 4,99 € par mois.',
    action: <ButtonLink to="/abonnement" size="large">Voir les abonnements</ButtonLink>,
  },
  argTypes: { action: { control: false }, secondary: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 672 }}><Story /></div>],
} satisfies Meta<typeof Paywall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithSecondary: Story = {
  args: { secondary: <>Déjà abonné ? <a href="/connexion">Se connecter</a></> },
}
