import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchBox } from '../../ui/components/search-box.tsx'
import { SearchFilters } from '../../ui/components/search-filters.tsx'
import { SelectField } from '../../ui/components/select-field.tsx'

const suggestions = [
  { id: 'fractions', label: 'Comparer des fractions', detail: 'Mathématiques, sixième' },
  { id: 'percentages', label: 'Fractions et pourcentages', detail: 'Mathématiques, cinquième' },
  { id: 'division', label: 'Diviser par une fraction', detail: 'Mathématiques, quatrième' },
]

const meta = {
  component: SearchBox,
  args: {
    label: 'Rechercher un cours',
    placeholder: 'Fractions, Victor Hugo…',
    action: '/revisions/bibliotheque-des-savoirs',
    onQueryChange: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  argTypes: { suggestions: { control: 'object' }, children: { control: false } },
  parameters: {
    english: {
      'Rechercher un cours': 'Search for a lesson',
      'Fractions, Victor Hugo…': 'Fractions, Victor Hugo…',
      'Comparer des fractions': 'Compare fractions',
      'Mathématiques, sixième': 'Mathematics, year 7',
      'Fractions et pourcentages': 'Fractions and percentages',
      'Mathématiques, cinquième': 'Mathematics, year 8',
      'Diviser par une fraction': 'Divide by a fraction',
      'Mathématiques, quatrième': 'Mathematics, year 9',
      'révolution française': 'French Revolution',
      Niveau: 'Level',
      'Tous les niveaux': 'All levels',
      Matière: 'Subject',
      'Toutes les matières': 'All subjects',
      'Les causes économiques, sociales et politiques de la Révolution française et la convocation des états généraux':
        'The economic, social and political causes of the French Revolution and the calling of the Estates General',
      'Histoire, géographie et éducation civique, classe de quatrième': 'History, geography and citizenship, year 9',
    },
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** Room for the suggestions, which lie over the page. */
const withRoom: Story['decorators'] = [(Story) => <div style={{ minHeight: 420 }}><Story /></div>]

export const Default: Story = {}

export const WithQuery: Story = { args: { defaultValue: 'révolution française' } }

export const Cleared: Story = {
  args: { defaultValue: 'révolution française' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    const [clear] = canvas.getAllByRole('button')
    if (clear) await userEvent.click(clear)
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
  },
}

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Hugo{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const WithSuggestions: Story = {
  args: { suggestions },
  decorators: withRoom,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'frac')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = canvas.getAllByRole('option')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await expect(field).toHaveFocus()
  },
}

export const SuggestionChosen: Story = {
  args: { suggestions },
  decorators: withRoom,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'frac{ArrowUp}')
    const last = canvas.getAllByRole('option').at(-1)
    await userEvent.keyboard('{Enter}')
    await expect(last?.textContent).toContain((field as HTMLInputElement).value)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const SuggestionsClosed: Story = {
  args: { suggestions },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'frac')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('frac')
  },
}

export const Loading: Story = {
  args: { suggestions: [], loading: true },
  decorators: withRoom,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'frac')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const WithFilters: Story = {
  args: {
    children: (
      <SearchFilters>
        <SelectField label="Niveau" name="level" options={[{ value: '', label: 'Tous les niveaux' }]} />
        <SelectField label="Matière" name="subject" options={[{ value: '', label: 'Toutes les matières' }]} />
      </SearchFilters>
    ),
  },
}

export const NoResult: Story = {
  args: { suggestions: [] },
  decorators: withRoom,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xylophone')
    await expect(canvas.getByRole('status')).toHaveTextContent('xylophone')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongText: Story = {
  args: {
    suggestions: [
      {
        id: 'causes',
        label: 'Les causes économiques, sociales et politiques de la Révolution française et la convocation des états généraux',
        detail: 'Histoire, géographie et éducation civique, classe de quatrième',
      },
      ...suggestions,
    ],
  },
  decorators: withRoom,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'révolution')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
}
