import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'
import { CheckboxField } from '../../ui/components/checkbox-field.tsx'
import { ErrorSummary } from '../../ui/components/error-summary.tsx'
import { FormPage } from '../../ui/components/form-page.tsx'
import { Notice } from '../../ui/components/notice.tsx'
import { OrderSummary } from '../../ui/components/order-summary.tsx'
import { SelectField } from '../../ui/components/select-field.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: FormPage,
  args: {
    title: 'Créer un compte',
    lead: 'Une minute, et les premiers cours sont ouverts.',
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField label="Prénom" name="firstName" autoComplete="given-name" required />
        <TextField label="Adresse e-mail" name="email" type="email" autoComplete="email" required hint="Celle d’un parent si vous avez moins de 15 ans." />
        <TextField label="Mot de passe" name="password" type="password" autoComplete="new-password" required hint="8 caractères au moins." />
        <SelectField label="Classe" name="level" options={[{ value: '3e', label: 'Troisième' }, { value: '2de', label: 'Seconde' }]} />
        <CheckboxField name="terms" required label={<>J’accepte les <a href="/conditions-d-utilisation">conditions d’utilisation</a>.</>} />
        <Button fullWidth>Créer mon compte</Button>
        <p>
          Déjà un compte ? <a href="/login">Se connecter</a>
        </p>
      </form>
    ),
  },
  argTypes: { children: { control: false }, aside: { control: false } },
  parameters: {
    layout: 'fullscreen',
    english: {
      'Créer un compte': 'Create an account',
      'Une minute, et les premiers cours sont ouverts.': 'One minute, and the first lessons are open.',
      Prénom: 'First name',
      'Adresse e-mail': 'E-mail address',
      'Celle d’un parent si vous avez moins de 15 ans.': 'A parent’s, if you are under 15.',
      'Mot de passe': 'Password',
      '8 caractères au moins.': 'At least 8 characters.',
      Classe: 'Year group',
      Troisième: 'Year 10',
      Seconde: 'Year 11',
      'J’accepte les ': 'I accept the ',
      'conditions d’utilisation': 'terms of use',
      'Créer mon compte': 'Create my account',
      'Déjà un compte ? ': 'Already have an account? ',
      'Se connecter': 'Log in',
      'Mot de passe oublié': 'Forgotten password',
      'Une réponse est à corriger': 'One answer needs correcting',
      'Email invalide.': 'Invalid e-mail address.',
      'Recevoir le lien': 'Send me the link',
      'Le message est parti': 'The message is on its way',
      'Si un compte existe avec cette adresse, vous y trouverez un lien pour choisir un nouveau mot de passe.':
        'If there is an account with this address, you will find a link there to choose a new password.',
      Paiement: 'Payment',
      'Payer 80,99 €': 'Pay €80.99',
      'Code promo': 'Promo code',
      'Solo 12 mois': 'Solo, 12 months',
      '89,99 €': '€89.99',
      'Remise de 10 %': '10% off',
      '− 9,00 €': '− €9.00',
      'À payer aujourd’hui': 'To pay today',
      '80,99 €': '€80.99',
      'Se renouvelle chaque année au prix de 89,99 €. Vous pouvez résilier à tout moment depuis votre compte.':
        'Renews each year at €89.99. You can cancel at any time from your account.',
    },
  },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithErrors: Story = {
  args: {
    title: 'Mot de passe oublié',
    lead: undefined,
    children: (
      <>
        <ErrorSummary title="Une réponse est à corriger" errors={[{ fieldId: 'email', message: 'Email invalide.' }]} />
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField label="Adresse e-mail" name="email" type="email" autoComplete="email" defaultValue="camille@" error="Email invalide." />
          <Button fullWidth>Recevoir le lien</Button>
        </form>
      </>
    ),
  },
}
export const Sent: Story = {
  args: {
    title: 'Mot de passe oublié',
    lead: undefined,
    children: (
      <Notice tone="success" title="Le message est parti">
        Si un compte existe avec cette adresse, vous y trouverez un lien pour choisir un nouveau mot de passe.
      </Notice>
    ),
  },
}
export const WithAside: Story = {
  args: {
    title: 'Paiement',
    lead: undefined,
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField label="Code promo" name="code" autoComplete="off" />
        <Button fullWidth>Payer 80,99 €</Button>
      </form>
    ),
    aside: (
      <OrderSummary
        lines={[
          { label: 'Solo 12 mois', amount: '89,99 €' },
          { label: 'Remise de 10 %', amount: '− 9,00 €', tone: 'discount' },
        ]}
        totalLabel="À payer aujourd’hui"
        total="80,99 €"
        note="Se renouvelle chaque année au prix de 89,99 €. Vous pouvez résilier à tout moment depuis votre compte."
      />
    ),
  },
}
