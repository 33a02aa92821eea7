import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Prose } from '../../ui/components/prose.tsx'
import { SubscriptionBanner, type SubscriptionBannerProps } from '../../ui/components/subscription-banner.tsx'
import { lesson } from '../lesson.ts'

/** At the foot of a page whose last line must stay in sight. */
function OnAPage(props: SubscriptionBannerProps) {
  const [opened, setOpened] = useState(props.opened)
  return (
    <>
      <div className="container" style={{ paddingBlock: 24 }}>
        <Prose html={lesson} />
        <p data-testid="last-line">
          <a href="#haut">{props.title}</a>
        </p>
      </div>
      <SubscriptionBanner
        {...props}
        opened={opened}
        onToggle={(now) => {
          props.onToggle?.(now)
          setOpened(now)
        }}
      />
    </>
  )
}

const meta = {
  component: SubscriptionBanner,
  args: {
    opened: false,
    onToggle: fn(),
    title: 'Réviser sans limite',
    text: 'Tous les cours et tous les quiz, à partir de 5,00 € par mois, soit 59,99 € pour 12 mois.',
    openLabel: 'Voir l’offre',
    closeLabel: 'Réduire',
    subscribeLink: <ButtonLink to="/premium">Voir les abonnements</ButtonLink>,
  },
  argTypes: { loginLink: { control: false }, subscribeLink: { control: false } },
  render: (args) => <OnAPage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 520 } },
    english: {
      'Réviser sans limite': 'Revise without limits',
      'Tous les cours et tous les quiz, à partir de 5,00 € par mois, soit 59,99 € pour 12 mois.':
        'Every course and every quiz, from €5.00 per month, that is €59.99 for 12 months.',
      'Voir l’offre': 'See the offer',
      Réduire: 'Collapse',
      'Voir les abonnements': 'See the subscriptions',
      'Se connecter': 'Log in',
      'Toutes les matières de votre classe, du premier chapitre au dernier': 'All the subjects of your class, from the first chapter to the last',
      'Chaque chapitre a son cours, ses exemples et son quiz. Les réponses sont expliquées, même quand elles sont justes, et vos résultats vous disent quoi revoir.':
        'Every chapter has its lesson, its examples and its quiz. The answers are explained, even the right ones, and your results tell you what to revise.',
      'Découvrir toutes les formules': 'See all the plans',
      'J’ai déjà un compte et un abonnement': 'I already have an account and a subscription',
    },
  },
} satisfies Meta<typeof SubscriptionBanner>

export default meta
type Story = StoryObj<typeof meta>

const login = (
  <ButtonLink to="/login" variant="quiet">
    Se connecter
  </ButtonLink>
)

export const Default: Story = {
  play: async ({ canvas }) => {
    const details = canvas.getByRole('complementary').querySelector('details')
    await expect(details?.getBoundingClientRect().width).toBe(180)
  },
}

export const Opened: Story = {
  args: { opened: true },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('complementary').querySelector('details')
    await expect(details?.getBoundingClientRect().width).toBe(Math.min(550, document.documentElement.clientWidth))
  },
}

export const OpenedWithLogin: Story = { args: { opened: true, loginLink: login } }

export const LongText: Story = {
  args: {
    opened: true,
    title: 'Toutes les matières de votre classe, du premier chapitre au dernier',
    text: 'Chaque chapitre a son cours, ses exemples et son quiz. Les réponses sont expliquées, même quand elles sont justes, et vos résultats vous disent quoi revoir.',
    subscribeLink: <ButtonLink to="/premium">Découvrir toutes les formules</ButtonLink>,
    loginLink: (
      <ButtonLink to="/login" variant="quiet">
        J’ai déjà un compte et un abonnement
      </ButtonLink>
    ),
  },
}

export const ExpandedThenCollapsed: Story = {
  args: { loginLink: login },
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole('complementary')
    const summary = banner.querySelector('summary')
    if (!summary) throw new Error('The banner has no button.')
    await userEvent.click(summary)
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true))
    await expect(banner.querySelectorAll('a')[0]).toBeVisible()
    await userEvent.click(summary)
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false))
    await expect(banner.querySelectorAll('a')[0]).not.toBeVisible()
  },
}

/** The last line of the page, and what has the focus, stay above the banner. */
export const LastLineInSight: Story = {
  args: { opened: true, loginLink: login },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary')
    const line = canvas.getByTestId('last-line')
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--banner-clearance')).not.toBe(''))
    line.querySelector('a')?.focus()
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top)
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top)
  },
}
