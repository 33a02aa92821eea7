import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MobileMenu } from '../../ui/components/mobile-menu.tsx'
import { createAccount, forFamilies, forMembers, forVisitors, fourOffers, frameInEnglish, languages, levels, myContents, offersLink, onPage, withRoutes } from '../frame-samples.tsx'

const meta = {
  component: MobileMenu,
  decorators: [(Story) => <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}><Story /></div>, withRoutes],
  parameters: { bringsRouter: true, layout: 'fullscreen', english: frameInEnglish },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Menu',
    navLabel: 'Menu principal',
    items: [...levels, offersLink],
    account: forVisitors,
    primary: createAccount,
    languages,
  },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const burger = canvasElement.querySelector('summary')
  const panel = canvasElement.querySelector('dialog')
  if (!burger || !panel) throw new Error('The story has no mobile menu')
  burger.focus()
  await userEvent.click(burger)
  await expect(panel.matches(':modal')).toBe(true)
  return { burger, panel }
}

const openOnly = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { panel } = await open(canvasElement)
  await expect(panel.contains(document.activeElement)).toBe(true)
}

export const Default: Story = {}
export const Visitor: Story = { play: openOnly }
export const Member: Story = {
  args: { primary: myContents, account: forMembers },
  play: openOnly,
}
export const FamilyAccount: Story = {
  args: { primary: myContents, account: forFamilies, items: [...levels, fourOffers] },
  play: async ({ canvasElement }) => {
    const { panel } = await open(canvasElement)
    const group = [...panel.querySelectorAll('details')].at(-1)
    const heading = group?.querySelector('summary')
    if (!group || !heading) throw new Error('The menu has no account')
    await userEvent.click(heading)
    await expect(group.open).toBe(true)
    await expect(within(group).getAllByRole('link')[0]).toBeVisible()
  },
}
export const Accordion: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await open(canvasElement)
    const [first, second] = panel.querySelectorAll('details')
    const heading = first?.querySelector('summary')
    if (!first || !second || !heading) throw new Error('The menu has no groups')
    await userEvent.click(heading)
    await expect(first.open).toBe(true)
    await userEvent.click(heading)
    await expect(first.open).toBe(false)
    await userEvent.click(heading)
    await expect(second.open).toBe(false)
  },
}
export const CurrentPage: Story = {
  args: { items: onPage('/brevet', [...levels, offersLink]) },
  play: openOnly,
}
export const ClosedByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const { burger, panel } = await open(canvasElement)
    const [close] = within(panel).getAllByRole('button')
    if (!close) throw new Error('The panel has no button')
    await userEvent.click(close)
    await expect(panel.open).toBe(false)
    await expect(burger).toHaveFocus()
  },
}
export const ClosedByNavigation: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await open(canvasElement)
    const [first] = within(panel).getAllByRole('link')
    if (!first) throw new Error('The panel has no link')
    await userEvent.click(first)
    await waitFor(() => expect(panel.open).toBe(false))
  },
}
