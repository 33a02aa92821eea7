import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { OfferBanner, type OfferBannerProps } from '../../ui/components/offer-banner.tsx'
import { Prose } from '../../ui/components/prose.tsx'
import { lesson } from '../lesson.ts'

/** A page below, with a bar that sticks under the banner as the header of the site does. */
function OnAPage(props: OfferBannerProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && (
        <OfferBanner
          {...props}
          onClose={() => {
            props.onClose()
            setOpen(false)
          }}
        />
      )}
      <div
        data-testid="bar"
        style={{
          position: 'sticky',
          insetBlockStart: 'var(--offer-banner-height, 0px)',
          blockSize: 'var(--header-height)',
          background: 'var(--color-surface)',
          borderBlockEnd: 'var(--border-thin) solid var(--color-line)',
        }}
      />
      <div className="container" style={{ paddingBlock: 24 }}>
        <Prose html={lesson} />
      </div>
    </>
  )
}

const meta = {
  component: OfferBanner,
  args: {
    title: 'Offre de rentrée',
    text: 'Tous les cours et tous les quiz, chaque réponse expliquée.',
    price: '59,99 € pour 12 mois, soit 5,00 € par mois',
    to: '/premium/offre-rentree',
    linkLabel: 'Voir l’offre',
    onClose: fn(),
  },
  argTypes: { text: { control: 'text' }, price: { control: 'text' } },
  render: (args) => <OnAPage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 700 } },
    english: {
      'Offre de rentrée': 'Back-to-school offer',
      'Tous les cours et tous les quiz, chaque réponse expliquée.': 'Every course and every quiz, every answer explained.',
      '59,99 € pour 12 mois, soit 5,00 € par mois': '€59.99 for 12 months, that is €5.00 per month',
      'Voir l’offre': 'See the offer',
      'La famille révise ensemble jusqu’à la fin de l’année scolaire': 'The family revises together until the end of the school year',
      'Un seul abonnement pour tous les enfants de la maison, du CP aux études supérieures.':
        'One subscription for all the children at home, from primary school to higher education.',
      '149,99 € pour 12 mois, puis 159,99 € par an, résiliable en ligne':
        '€149.99 for 12 months, then €159.99 a year, cancelled online',
    },
  },
} satisfies Meta<typeof OfferBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('complementary').getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(110)
    await expect(height).toBeLessThanOrEqual(132)
  },
}
export const WithoutPrice: Story = { args: { price: undefined } }
export const TitleAlone: Story = { args: { price: undefined, text: undefined } }
export const LongText: Story = {
  args: {
    title: 'La famille révise ensemble jusqu’à la fin de l’année scolaire',
    text: 'Un seul abonnement pour tous les enfants de la maison, du CP aux études supérieures.',
    price: '149,99 € pour 12 mois, puis 159,99 € par an, résiliable en ligne',
  },
}

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--offer-banner-height')).toBe('')
  },
}

export const ScrolledDown: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 300, behavior: 'instant' })
    await expect(canvas.getByRole('complementary').getBoundingClientRect().top).toBe(0)
    const { height } = canvas.getByRole('complementary').getBoundingClientRect()
    await expect(Math.abs(canvas.getByTestId('bar').getBoundingClientRect().top - height)).toBeLessThan(1)
  },
}
