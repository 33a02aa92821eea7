import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Menu } from '../../ui/components/menu.tsx'
import { frameInEnglish, withRoutes } from '../frame-samples.tsx'

const meta = {
  component: Menu,
  decorators: [(Story) => <div style={{ minHeight: 380 }}><Story /></div>, withRoutes],
  parameters: {
    bringsRouter: true,
    english: {
      ...frameInEnglish,
      'Préparation aux examens et aux concours de l’enseignement supérieur': 'Preparation for the examinations and competitive exams of higher education',
      'Classes préparatoires aux grandes écoles, première et seconde année': 'Preparatory classes for the grandes écoles, first and second year',
      'Brevet de technicien supérieur': 'Advanced technician’s certificate',
    },
  },
  args: {
    group: {
      kind: 'group',
      label: 'Lycée',
      items: [
        { kind: 'link', label: 'Réviser', to: '/explorer/lycee' },
        { kind: 'link', label: 'Bac', to: '/bac' },
        { kind: 'link', label: 'Simulateur de notes du bac', to: '/simulateur-de-notes-bac' },
      ],
    },
    align: 'start',
    compact: false,
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const menu = canvasElement.querySelector('details')
  const heading = canvasElement.querySelector('summary')
  if (!menu || !heading) throw new Error('The story has no menu')
  return { menu, heading }
}

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { menu, heading } = parts(canvasElement)
  await userEvent.click(heading)
  await expect(menu.open).toBe(true)
}

export const Default: Story = {}
export const Open: Story = { play: open }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { menu, heading } = parts(canvasElement)
    heading.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu.open).toBe(true)
    const links = within(menu).getAllByRole('link')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(heading).toHaveFocus()
  },
}
export const ClosedFromOutside: Story = {
  play: async ({ canvasElement }) => {
    const { menu, heading } = parts(canvasElement)
    await userEvent.click(heading)
    await expect(menu.open).toBe(true)
    await waitFor(async () => {
      await userEvent.click(document.body)
      await expect(menu.open).toBe(false)
    })
  },
}
export const ClosedByNavigation: Story = {
  play: async ({ canvasElement }) => {
    const { menu, heading } = parts(canvasElement)
    await userEvent.click(heading)
    const [first] = within(menu).getAllByRole('link')
    if (!first) throw new Error('The menu is empty')
    await userEvent.click(first)
    await waitFor(() => expect(menu.open).toBe(false))
  },
}
export const CurrentPage: Story = {
  args: {
    group: {
      kind: 'group',
      label: 'Orientation',
      items: [
        { kind: 'link', label: 'Trouver sa voie', to: '/orientation' },
        { kind: 'link', label: 'Parcoursup', to: '/orientation/parcoursup', current: true },
      ],
    },
  },
  play: open,
}
export const WithActions: Story = {
  args: {
    onChooseCookies: fn(),
    group: {
      kind: 'group',
      label: 'Mon compte',
      items: [
        { kind: 'link', label: 'Mes informations', to: '/mon-compte' },
        { kind: 'action', label: 'Gérer mes cookies', name: 'choose-cookies' },
        { kind: 'action', label: 'Se déconnecter', name: 'log-out' },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const { menu, heading } = parts(canvasElement)
    await userEvent.click(heading)
    const [cookies] = within(menu).getAllByRole('button')
    if (!cookies) throw new Error('The menu has no button')
    await userEvent.click(cookies)
    await expect(args.onChooseCookies).toHaveBeenCalledOnce()
    await expect(menu.open).toBe(false)
    await userEvent.click(heading)
  },
}
export const LongText: Story = {
  args: {
    compact: true,
    group: {
      kind: 'group',
      label: 'Enseignement supérieur',
      items: [
        { kind: 'link', label: 'Classes préparatoires aux grandes écoles, première et seconde année', to: '/a' },
        { kind: 'link', label: 'Préparation aux examens et aux concours de l’enseignement supérieur', to: '/b' },
        { kind: 'link', label: 'Brevet de technicien supérieur', to: '/c' },
      ],
    },
  },
  play: open,
}
export const AtTheEdge: Story = {
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}><Story /></div>],
  play: async ({ canvasElement }) => {
    const { menu, heading } = parts(canvasElement)
    await userEvent.click(heading)
    const list = menu.querySelector('ul')
    if (!list) throw new Error('The menu has no list')
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
}
