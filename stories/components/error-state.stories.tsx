import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { ErrorState } from '../../ui/components/error-state.tsx'

const meta = {
  component: ErrorState,
  args: {
    kind: 'missing',
    title: 'Cette page n’existe pas',
    children: <p>L’adresse est peut-être mal écrite, ou la page a changé de place.</p>,
    action: <Button type="button">Revenir à la page précédente</Button>,
  },
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: {
    english: {
      'Cette page n’existe pas': 'This page does not exist',
      'L’adresse est peut-être mal écrite, ou la page a changé de place.': 'The address may be misspelt, or the page may have moved.',
      'Revenir à la page précédente': 'Go back to the previous page',
      'Aller à l’accueil': 'Go to the home page',
      'Cette page n’est plus en ligne': 'This page is no longer online',
      'Le concours est terminé. Les corrigés restent dans la bibliothèque.': 'The contest is over. The answers are still in the library.',
      'Une erreur est survenue': 'An error occurred',
      'Elle vient de notre côté. Réessayez dans quelques minutes.': 'It is on our side. Try again in a few minutes.',
      Réessayer: 'Try again',
      'Nous n’avons pas pu ouvrir la page de paiement de votre banque, et rien ne vous a été demandé':
        'We could not open the payment page of your bank, and you have not been charged anything',
      'Votre panier est gardé. Revenez à l’offre pour recommencer, ou écrivez-nous en indiquant le code ci-dessous : nous répondons en deux jours au plus.':
        'Your basket is kept. Go back to the offer to start again, or write to us with the code below: we answer within two days.',
    },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

/** 404, for somebody who came from another page. */
export const Default: Story = {}

/** 404, for somebody who came straight here. */
export const WithoutPreviousPage: Story = { args: { action: <ButtonLink to="/">Aller à l’accueil</ButtonLink> } }

/** 410 */
export const Gone: Story = {
  args: {
    title: 'Cette page n’est plus en ligne',
    children: <p>Le concours est terminé. Les corrigés restent dans la bibliothèque.</p>,
    action: <ButtonLink to="/">Aller à l’accueil</ButtonLink>,
  },
}

export const Failure: Story = {
  args: {
    kind: 'failure',
    title: 'Une erreur est survenue',
    children: <p>Elle vient de notre côté. Réessayez dans quelques minutes.</p>,
    code: 503,
    action: <ButtonLink to="/">Aller à l’accueil</ButtonLink>,
  },
}

export const TwoWaysOut: Story = {
  args: {
    ...Failure.args,
    action: (
      <>
        <Button type="button">Réessayer</Button>
        <ButtonLink to="/" variant="secondary">
          Aller à l’accueil
        </ButtonLink>
      </>
    ),
  },
}

export const TitleOnly: Story = {
  args: { kind: 'failure', title: 'Une erreur est survenue', children: undefined, action: <ButtonLink to="/">Aller à l’accueil</ButtonLink> },
}

export const LongText: Story = {
  args: {
    kind: 'failure',
    title: 'Nous n’avons pas pu ouvrir la page de paiement de votre banque, et rien ne vous a été demandé',
    children: (
      <p>
        Votre panier est gardé. Revenez à l’offre pour recommencer, ou écrivez-nous en indiquant le code ci-dessous : nous répondons en deux jours au plus.
      </p>
    ),
    code: 'PAYMENT-7F3A-91C0',
    action: <ButtonLink to="/">Aller à l’accueil</ButtonLink>,
  },
}
