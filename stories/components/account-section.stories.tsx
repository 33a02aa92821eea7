import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSection } from '../../ui/components/account-section.tsx'
import { ButtonLink } from '../../ui/components/button.tsx'

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
} satisfies Meta<typeof AccountSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
