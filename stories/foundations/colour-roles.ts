import type { InBoth } from './in-both.ts'

export interface ColourGroup {
  title: InBoth
  text: InBoth
  colours: readonly { token: string; role: InBoth }[]
}

/** Every colour token of tokens.css but those of the subjects, with what it is for. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: { fr: 'Papier et encre', en: 'Paper and ink' },
    text: {
      fr: 'Un papier chaud, une encre bleu nuit : on lit longtemps sans fatigue, et le miel se remarque.',
      en: 'A warm paper and a night-blue ink: long reading stays restful, and the honey stands out.',
    },
    colours: [
      { token: 'color-paper', role: { fr: 'Fond de la page', en: 'Ground of the page' } },
      { token: 'color-surface', role: { fr: 'Cartes, champs, menus', en: 'Cards, fields, menus' } },
      { token: 'color-sunken', role: { fr: 'Creux : zones inactives, code, tableaux', en: 'Hollows: inactive areas, code, tables' } },
      { token: 'color-hero', role: { fr: 'Haut des pages d’accueil, en fondu', en: 'Top of home pages, fading out' } },
      { token: 'color-night', role: { fr: 'Pied de page et bandes d’encre', en: 'Footer and bands of ink' } },
      { token: 'color-ink', role: { fr: 'Texte courant et titres', en: 'Body text and headings' } },
      { token: 'color-ink-soft', role: { fr: 'Aides, légendes, dates', en: 'Hints, captions, dates' } },
      { token: 'color-link', role: { fr: 'Liens, toujours soulignés', en: 'Links, always underlined' } },
      { token: 'color-link-hover', role: { fr: 'Lien survolé', en: 'Link under the pointer' } },
    ],
  },
  {
    title: { fr: 'Miel', en: 'Honey' },
    text: {
      fr: 'Le miel désigne une chose par écran : ce que l’on vous propose de faire. Il ne sert jamais de couleur de texte sur un fond clair.',
      en: 'Honey points at one thing on each screen: what you are invited to do. It is never a text colour on a light ground.',
    },
    colours: [
      { token: 'color-honey', role: { fr: 'Bouton principal, ce qui est acquis', en: 'Main button, what has been learnt' } },
      { token: 'color-honey-hover', role: { fr: 'Bouton principal survolé', en: 'Main button under the pointer' } },
      { token: 'color-on-honey', role: { fr: 'Texte et icône sur le miel', en: 'Text and icon on honey' } },
      { token: 'color-honey-soft', role: { fr: 'Choix retenu, encart discret', en: 'Chosen answer, quiet insert' } },
      { token: 'color-honey-line', role: { fr: 'Filet d’ornement', en: 'Ornamental rule' } },
      { token: 'color-honey-text', role: { fr: 'Texte de la famille du miel', en: 'Text of the honey family' } },
      { token: 'color-band', role: { fr: 'Bande pleine largeur', en: 'Full-width band' } },
      { token: 'color-band-cell', role: { fr: 'Alvéoles de la bande', en: 'Cells of the band' } },
      { token: 'color-band-button', role: { fr: 'Bouton sur la bande', en: 'Button on the band' } },
      { token: 'color-band-button-hover', role: { fr: 'Ce bouton survolé', en: 'That button under the pointer' } },
      { token: 'color-on-band-button', role: { fr: 'Texte de ce bouton', en: 'Text of that button' } },
    ],
  },
  {
    title: { fr: 'Traits et repères', en: 'Lines and markers' },
    text: {
      fr: 'Un bord que l’on doit voir pour agir se détache à 3 pour 1. Les autres traits ne font qu’aérer.',
      en: 'An edge that must be seen in order to act stands out at 3 to 1. Other lines only give air.',
    },
    colours: [
      { token: 'color-line', role: { fr: 'Séparation légère', en: 'Light separation' } },
      { token: 'color-line-strong', role: { fr: 'Bord des champs', en: 'Edge of fields' } },
      { token: 'color-cell', role: { fr: 'Alvéole vide', en: 'Empty cell' } },
      { token: 'color-chosen', role: { fr: 'Bord du choix retenu', en: 'Edge of the chosen answer' } },
      { token: 'color-focus', role: { fr: 'Anneau du clavier', en: 'Keyboard ring' } },
    ],
  },
  {
    title: { fr: 'États', en: 'States' },
    text: {
      fr: 'Quatre tons, chacun avec un texte, un fond et un trait. La couleur n’est jamais seule : un mot et un signe disent la même chose.',
      en: 'Four tones, each with a text, a ground and a line. Colour never stands alone: a word and a sign say the same.',
    },
    colours: [
      { token: 'color-success', role: { fr: 'Réussite : texte', en: 'Success: text' } },
      { token: 'color-success-soft', role: { fr: 'Réussite : fond', en: 'Success: ground' } },
      { token: 'color-success-line', role: { fr: 'Réussite : trait', en: 'Success: line' } },
      { token: 'color-warning', role: { fr: 'Attention : texte', en: 'Warning: text' } },
      { token: 'color-warning-soft', role: { fr: 'Attention : fond', en: 'Warning: ground' } },
      { token: 'color-warning-line', role: { fr: 'Attention : trait', en: 'Warning: line' } },
      { token: 'color-danger', role: { fr: 'Erreur : texte', en: 'Error: text' } },
      { token: 'color-danger-soft', role: { fr: 'Erreur : fond', en: 'Error: ground' } },
      { token: 'color-danger-line', role: { fr: 'Erreur : bord du champ', en: 'Error: edge of the field' } },
      { token: 'color-info', role: { fr: 'Information : texte', en: 'Information: text' } },
      { token: 'color-info-soft', role: { fr: 'Information : fond', en: 'Information: ground' } },
      { token: 'color-info-line', role: { fr: 'Information : trait', en: 'Information: line' } },
      { token: 'color-danger-button', role: { fr: 'Bouton sans retour possible', en: 'Button of no return' } },
      { token: 'color-danger-button-hover', role: { fr: 'Ce bouton survolé', en: 'That button under the pointer' } },
      { token: 'color-on-danger-button', role: { fr: 'Texte de ce bouton', en: 'Text of that button' } },
    ],
  },
]
