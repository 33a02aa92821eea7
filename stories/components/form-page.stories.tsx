import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'
import { CheckboxField } from '../../ui/components/checkbox-field.tsx'
import { FormPage } from '../../ui/components/form-page.tsx'
import { OrderSummary } from '../../ui/components/order-summary.tsx'
import { SelectField } from '../../ui/components/select-field.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: FormPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Créer un compte',
    lead: 'Une minute, et les premiers cours sont ouverts.',
    children: (
      <form>
        <TextField label="Prénom" name="firstName" autoComplete="given-name" required />
        <TextField label="Adresse e-mail" name="email" type="email" autoComplete="email" required hint="Celle d’un parent si tu as moins de 15 ans." />
        <TextField label="Mot de passe" name="password" type="password" autoComplete="new-password" required hint="12 caractères au moins." />
        <SelectField label="Classe" name="level" options={[{ value: '3e', label: 'Troisième' }, { value: '2de', label: 'Seconde' }]} />
        <CheckboxField name="terms" required label={<>J’accepte les <a href="/conditions">conditions générales</a>.</>} />
        <Button fullWidth>Créer mon compte</Button>
        <p>
          Déjà inscrit ? <a href="/connexion">Se connecter</a>
        </p>
      </form>
    ),
  },
  argTypes: { children: { control: false }, aside: { control: false } },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAside: Story = {
  args: {
    title: 'Paiement',
    lead: undefined,
    aside: (
      <OrderSummary
        lines={[
          { label: 'Abonnement à l’année', amount: '95,88 €' },
          { label: 'Remise pour 12 mois', amount: '− 36,00 €', tone: 'discount' },
        ]}
        totalLabel="À payer aujourd’hui"
        total="59,88 €"
        note="Se renouvelle chaque année. Résiliable en deux clics depuis le compte."
      />
    ),
  },
}
