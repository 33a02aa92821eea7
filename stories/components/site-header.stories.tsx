import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SiteHeader } from '../../ui/components/site-header.tsx'
import { createAccount, forFamilies, forMembers, forVisitors, fourOffers, frameInEnglish, languages, levels, myContents, offersLink, onPage, withRoutes } from '../frame-samples.tsx'

const meta = {
  component: SiteHeader,
  decorators: [(Story) => <div style={{ minHeight: 480 }}><Story /></div>, withRoutes],
  parameters: { bringsRouter: true, layout: 'fullscreen', english: frameInEnglish },
  args: {
    homeLabel: 'Alvéole, page d’accueil',
    navLabel: 'Menu principal',
    menuLabel: 'Menu',
    items: [...levels, offersLink],
    account: forVisitors,
    primary: createAccount,
    languages,
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The headings that are shown: the burger alone in narrow windows, the menus in wide ones. */
const headings = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('summary')].filter((heading) => heading.checkVisibility({ visibilityProperty: true }))

export const Default: Story = {}
export const Member: Story = { args: { primary: myContents, account: forMembers } }
export const FamilyAccount: Story = { args: { primary: myContents, account: forFamilies } }
export const FourOffers: Story = { args: { items: [...levels, fourOffers] } }
export const MemberWithFourOffers: Story = { args: { items: [...levels, fourOffers], primary: myContents, account: forMembers } }
export const CurrentPage: Story = { args: { items: onPage('/bac', [...levels, offersLink]) } }
export const CurrentOffers: Story = { args: { items: onPage('/premium', [...levels, offersLink]) } }
export const MenuByKeyboard: Story = {
  args: { items: [...levels, fourOffers] },
  play: async ({ canvasElement }) => {
    const [heading] = headings(canvasElement)
    const menu = heading?.closest('details')
    if (!heading || !menu) throw new Error('The header has no menu')
    heading.focus()
    // The browser turns Enter on a heading into a click, which made-up keys do not.
    await userEvent.click(heading)
    await expect(menu.open).toBe(true)
    const panel = menu.querySelector('dialog')
    if (panel) panel.close()
    else await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu.open).toBe(false))
    await expect(heading).toHaveFocus()
  },
}
export const MenuOpen: Story = {
  args: { primary: myContents, account: forFamilies },
  play: async ({ canvasElement }) => {
    const heading = headings(canvasElement)[0]
    const menu = heading?.closest('details')
    if (!heading || !menu) throw new Error('The header has no menu')
    await userEvent.click(heading)
    await expect(menu.open).toBe(true)
  },
}
export const BelowABanner: Story = {
  args: { items: [...levels, fourOffers] },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '150vh' }}>
        <div style={{ minHeight: 110, background: 'var(--color-band)' }} />
        <Story />
      </div>
    ),
  ],
}
