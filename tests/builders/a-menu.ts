import type { MenuEntry } from '../../domain/navigation/menu-entry.ts'

/** A menu as one line for each entry, its links behind its heading: `help: faq /faq, helpdesk /faq#assistance`. */
export const writtenMenu = (entries: readonly MenuEntry[]): string[] =>
  entries.map((entry) => {
    if (entry.kind === 'link') return `${entry.label} ${entry.path}`
    if (entry.kind === 'action') return `${entry.label} (${entry.action})`
    if (entry.kind === 'offers') return `${entry.label}: ${entry.offers.map(({ name, path }) => `${name} ${path}`).join(', ')}`
    return `${entry.label}: ${writtenMenu(entry.entries).join(', ')}`
  })
