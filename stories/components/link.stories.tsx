import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink, type TextLinkProps } from '../../ui/components/link.tsx'

const meta = {
  component: TextLink,
  args: { to: '/faq', children: 'questions fréquentes', variant: 'inline' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    english: {
      'questions fréquentes': 'frequently asked questions',
      'La réponse se trouve sans doute dans nos': 'You will probably find the answer in our',
      ', sinon écrivez-nous.': '; if not, write to us.',
      'Voir tous les cours de sixième': 'See every lesson of year 7',
      'programme du collège': 'school curriculum',
      'Nos cours suivent le': 'Our lessons follow the',
      'publié par le ministère de l’Éducation nationale.': 'published by the French ministry of education.',
      'Lire le décret sur le site de Légifrance': 'Read the decree on the Légifrance website',
      'Mentions légales': 'Legal notice',
      'Revoir toutes les leçons de mathématiques du premier trimestre avant le contrôle commun de décembre':
        'Go over every mathematics lesson of the first term before the test that all classes take in December',
    },
  },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>
type SentenceArgs = TextLinkProps & { before?: string; after?: string }

export const Default: Story = {}

export const InSentence: StoryObj<Meta<SentenceArgs>> = {
  args: { before: 'La réponse se trouve sans doute dans nos', after: ', sinon écrivez-nous.' },
  render: ({ before, after, ...args }) => (
    <p>
      {before} <TextLink {...args} />
      {after}
    </p>
  ),
}

export const Standalone: Story = { args: { variant: 'standalone', to: '/revisions', children: 'Voir tous les cours de sixième' } }

export const Quiet: Story = { args: { variant: 'quiet', to: '/mentions-legales', children: 'Mentions légales' } }

export const ExternalInSentence: StoryObj<Meta<SentenceArgs>> = {
  args: {
    before: 'Nos cours suivent le',
    children: 'programme du collège',
    to: 'https://www.education.gouv.fr/',
    external: true,
    after: 'publié par le ministère de l’Éducation nationale.',
  },
  render: ({ before, after, ...args }) => (
    <p>
      {before} <TextLink {...args} /> {after}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').textContent).toMatch(/\(.+\)$/)
  },
}

export const ExternalStandalone: Story = {
  args: { variant: 'standalone', external: true, to: 'https://www.legifrance.gouv.fr/', children: 'Lire le décret sur le site de Légifrance' },
}

export const LongText: Story = {
  args: {
    variant: 'standalone',
    children: 'Revoir toutes les leçons de mathématiques du premier trimestre avant le contrôle commun de décembre',
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}><Story /></div>],
}
