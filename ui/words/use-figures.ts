import { useLingui } from '@lingui/react'
import type { ShownFigure } from '../../domain/grades/shown-figure.ts'

/** Figures of exams, which come cut into whole and decimals, in the page's language. */
export const useFigures = () => {
  const { i18n } = useLingui()
  const style = i18n.locale === 'en' ? 'en-US' : 'fr-FR'
  const sign = i18n.locale === 'en' ? '.' : ','
  const whole = (figure: ShownFigure): string => new Intl.NumberFormat(style).format(BigInt(figure.whole))
  return {
    /** Both decimals: 12,50. */
    mean: (figure: ShownFigure): string => `${whole(figure)}${sign}${figure.decimals}`,
    /** No more decimals than it takes: 12,5. */
    figure: (figure: ShownFigure): string => {
      const decimals = figure.decimals.replace(/0+$/, '')
      return decimals === '' ? whole(figure) : `${whole(figure)}${sign}${decimals}`
    },
    number: (value: number): string => new Intl.NumberFormat(style).format(value),
  }
}
