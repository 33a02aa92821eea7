import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSection } from '../../ui/components/account-section.tsx'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { Notice } from '../../ui/components/notice.tsx'
import { TextField } from '../../ui/components/text-field.tsx'

const meta = {
  component: AccountSection,
  args: {
    id: 'donnees',
    title: 'Mes données',
    children: (
      <>
        <p>Tout ce que nous conservons sur vous, dans un fichier.</p>
        <div>
          <ButtonLink to="/mon-compte/mes-donnees" variant="secondary">Télécharger mes données</ButtonLink>
        </div>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    english: {
      'Mes données': 'My data',
      'Tout ce que nous conservons sur vous, dans un fichier.': 'Everything we keep about you, in one file.',
      'Télécharger mes données': 'Download my data',
      'Mot de passe': 'Password',
      'Nouveau mot de passe': 'New password',
      '8 caractères au moins. Une phrase courte convient très bien.': 'At least 8 characters. A short sentence does very well.',
      'Changer le mot de passe': 'Change the password',
      'Votre mot de passe a été changé.': 'Your password has been changed.',
      'Supprimer mon compte': 'Delete my account',
      'Vos résultats et vos fiches seront effacés. Ce choix est définitif.': 'Your results and your sheets will be erased. This cannot be undone.',
      'Les personnes de la famille qui partagent cet abonnement, et ce que chacune voit': 'The people of the family who share this subscription, and what each of them sees',
      'Personne pour l’instant.': 'Nobody yet.',
    },
  },
} satisfies Meta<typeof AccountSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithForm: Story = {
  args: {
    id: 'mot-de-passe',
    title: 'Mot de passe',
    children: (
      <form className="stack" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Nouveau mot de passe"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="8 caractères au moins. Une phrase courte convient très bien."
        />
        <Button>Changer le mot de passe</Button>
      </form>
    ),
  },
}
export const Done: Story = {
  args: { id: 'mot-de-passe', title: 'Mot de passe', children: <Notice tone="success">Votre mot de passe a été changé.</Notice> },
}
export const Irreversible: Story = {
  args: {
    id: 'supprimer',
    title: 'Supprimer mon compte',
    children: (
      <>
        <p>Vos résultats et vos fiches seront effacés. Ce choix est définitif.</p>
        <div>
          <ButtonLink to="/mon-compte/supprimer" variant="danger">Supprimer mon compte</ButtonLink>
        </div>
      </>
    ),
  },
}
export const LongTitle: Story = {
  args: {
    id: 'famille',
    title: 'Les personnes de la famille qui partagent cet abonnement, et ce que chacune voit',
    children: <p>Personne pour l’instant.</p>,
  },
}
