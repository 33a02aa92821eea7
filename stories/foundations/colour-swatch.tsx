import { classNames } from '../../ui/components/class-names.ts'
import { colourUses, contrastRatio, decorativeColours, floors, type Use } from '../../ui/theme/contrasts.ts'
import { Token } from './foundation-page.tsx'
import styles from './foundations.module.css'
import type { InBoth, Say } from './in-both.ts'
import { useTheme, useTokens } from './use-tokens.ts'

const useNames: Record<Use, InBoth> = {
  reading: { fr: 'Lecture', en: 'Reading' },
  text: { fr: 'Autre texte', en: 'Other text' },
  edge: { fr: 'Bord', en: 'Edge' },
}

const uses = ['reading', 'text', 'edge'] as const

const oneDecimal = (ratio: number, style: string): string =>
  ratio.toLocaleString(style, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const isHex = (value: string | undefined): value is string => value !== undefined && /^#[0-9a-f]{6}$/.test(value)

/** The pairs of the table of contrasts in which a colour stands on a ground, in the theme of the moment. */
function usePairs(token: string) {
  const theme = useTheme()
  const rows = colourUses
    .filter(({ colour, themes }) => colour === token && (themes?.includes(theme) ?? true))
    .flatMap(({ grounds, use }) => grounds.map((ground) => ({ ground, use })))
  const values = useTokens([token, ...rows.map(({ ground }) => ground)])
  const colour = values.get(token)
  const pairs = rows.flatMap(({ ground, use }) => {
    const value = values.get(ground)
    return isHex(colour) && isHex(value) ? [{ ground, use, ratio: contrastRatio(colour, value) }] : []
  })
  return { hex: colour ?? '', pairs }
}

export interface ColourSwatchProps {
  token: string
  role: string
  say: Say
}

export function ColourSwatch({ token, role, say }: ColourSwatchProps) {
  const { hex, pairs } = usePairs(token)
  const reason = decorativeColours[token]
  const style = say({ fr: 'fr-FR', en: 'en-GB' })
  return (
    <li className={classNames(styles.swatch, pairs.length > 9 && styles.wide)}>
      <div className={styles.paint} style={{ background: `var(--${token})` }} />
      <div className={styles.swatchWords}>
        <p className={styles.role}>{role}</p>
        <p>
          <Token name={token} /> <span className={styles.value}>{hex}</span>
        </p>
        {reason ? <p className={styles.reason}>{say(reason)}</p> : null}
        {uses.map((use) => {
          const ofUse = pairs.filter((pair) => pair.use === use)
          if (ofUse.length === 0) return null
          return (
            <div key={use}>
              <p className={styles.floor}>
                {say(useNames[use])} ≥ {floors[use].toLocaleString(style)}
              </p>
              <ul className={styles.pairs} role="list">
                {ofUse.map(({ ground, ratio }) => (
                  <li key={ground} className={styles.pair}>
                    <span
                      className={classNames(styles.sample, use === 'edge' && styles.edge)}
                      style={{ background: `var(--${ground})`, [use === 'edge' ? 'borderColor' : 'color']: `var(--${token})` }}
                    >
                      {use === 'edge' ? <span className={styles.edgeRatio}>{oneDecimal(ratio, style)}</span> : oneDecimal(ratio, style)}
                    </span>
                    <span className={styles.ground}>{ground.replace(/^color-|^subject-/, '')}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </li>
  )
}
