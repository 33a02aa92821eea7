import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/components/prose.tsx'
import { lesson } from '../lesson.ts'
import { lessonInEnglish } from '../lesson-in-english.ts'

const short =
  '<h2>Le registre</h2><p>Le registre <em>élégiaque</em> exprime la plainte et la mélancolie.</p><blockquote><p>Ô temps, suspends ton vol ! et vous, heures propices,<br>Suspendez votre cours !</p><p>Lamartine, <em>Le Lac</em></p></blockquote>'

const longWord =
  '<h2>Un mot sans fin</h2><p>Hexakosioihexekontahexaphobie, anticonstitutionnellement, et cette adresse : <a href="/revisions">https://exemple.fr/revisions/bibliotheque-des-savoirs/mathematiques/theoreme-de-pythagore-et-sa-reciproque</a>.</p>'

const english: Readonly<Record<string, string>> = {
  [lesson]: lessonInEnglish,
  [short]:
    '<h2>Tone</h2><p>The <em>elegiac</em> tone expresses lament and melancholy.</p><blockquote><p lang="fr">Ô temps, suspends ton vol ! et vous, heures propices,<br>Suspendez votre cours !</p><p>Lamartine, <em lang="fr">Le Lac</em></p></blockquote>',
  [longWord]:
    '<h2>A word without end</h2><p>Hexakosioihexekontahexaphobia, antidisestablishmentarianism, and this address: <a href="/revisions">https://example.com/revisions/bibliotheque-des-savoirs/mathematiques/theoreme-de-pythagore-et-sa-reciproque</a>.</p>',
}

const meta = {
  tags: ['reading'],
  component: Prose,
  args: { html: lesson },
  render: (args, { globals }) => <Prose {...args} html={globals['locale'] === 'en' ? (english[args.html] ?? args.html) : args.html} />,
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InSubjectColour: Story = {
  decorators: [(Story) => <div data-subject="mathematics"><Story /></div>],
}
export const ShortText: Story = { args: { html: short } }
export const LongWord: Story = { args: { html: longWord } }
