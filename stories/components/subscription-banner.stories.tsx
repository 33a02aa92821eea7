import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Prose } from '../../ui/components/prose.tsx'
import { SubscriptionBanner } from '../../ui/components/subscription-banner.tsx'
import { lesson } from '../lesson.ts'

const meta = {
  component: SubscriptionBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    opened: false,
    title: 'Réviser sans limite',
    text: 'Tous les cours et tous les quiz, à partir de 4,99 € par mois. Sans engagement au mois.',
    openLabel: 'S’abonner',
    closeLabel: 'Réduire',
    subscribeLink: <ButtonLink to="/abonnement">Voir les abonnements</ButtonLink>,
  },
  argTypes: { loginLink: { control: false }, subscribeLink: { control: false } },
  decorators: [
    (Story) => (
      <>
        <div className="container" style={{ paddingBlock: 24 }}>
          <Prose html={lesson} />
        </div>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SubscriptionBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Opened: Story = { args: { opened: true } }
export const OpenedWithLogin: Story = {
  args: { opened: true, loginLink: <a href="/connexion">J’ai déjà un compte</a> },
}
