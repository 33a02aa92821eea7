import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '../../ui/components/pagination.tsx'

const meta = {
  component: Pagination,
  args: { label: 'Pages du blog', page: 4, pageCount: 12, hrefFor: (page) => (page === 1 ? '/blog' : `/blog/${page}`) },
  argTypes: {
    page: { control: { type: 'number', min: 1 } },
    pageCount: { control: { type: 'number', min: 1 } },
    hrefFor: { control: false },
  },
  parameters: { english: { 'Pages du blog': 'Pages of the blog' } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pages = [...canvasElement.querySelectorAll('ol a')]
    await expect(pages.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '12'])
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('4')
  },
}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 12 } }
export const InTheMiddle: Story = { args: { page: 57, pageCount: 120 } }
export const FewPages: Story = { args: { page: 2, pageCount: 3 } }

/** Nothing to turn: nothing is shown. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
