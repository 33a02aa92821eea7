import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionLinks } from '../../ui/components/section-links.tsx'

const meta = {
  component: SectionLinks,
  args: {
    label: 'Rubriques du blog',
    items: [
      { to: '/blog', label: 'Tous les articles', current: true },
      { to: '/blog/methode', label: 'Méthode', current: false },
      { to: '/blog/examens', label: 'Examens', current: false },
      { to: '/blog/parents', label: 'Parents', current: false },
    ],
  },
  parameters: {
    english: {
      'Rubriques du blog': 'Sections of the blog',
      'Tous les articles': 'All articles',
      Méthode: 'Method',
      Examens: 'Exams',
    },
  },
} satisfies Meta<typeof SectionLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneSection: Story = { args: { items: meta.args.items.map((item) => ({ ...item, current: item.to === '/blog/methode' })) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
