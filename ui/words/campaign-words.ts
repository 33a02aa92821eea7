import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words = { readonly title: MessageDescriptor; readonly text: MessageDescriptor }

const bacTitle = msg`Offre réussite au bac`
const brevetTitle = msg`Offre réussite au brevet`
const yearForTheFamily = msg`Un an de cours et de quiz pour toute la famille, sur un même compte.`
const yearForOne = msg`Un an de cours et de quiz pour une seule personne.`
const yearForEither = msg`Un an de cours et de quiz, pour une seule personne ou pour toute la famille.`
const yearToTheBac = msg`Un an pour préparer le bac, pour une seule personne ou pour toute la famille.`
const yearToTheBrevet = msg`Un an pour préparer le brevet, pour une seule personne ou pour toute la famille.`

/** By the last part of a campaign's address. */
const words: Readonly<Record<string, Words>> = {
  'offre-solo': {
    title: msg`Offre solo`,
    text: msg`Pour une seule personne, de l’école aux études supérieures : un an, trois mois ou un mois, comme vous voulez.`,
  },
  'offre-famille': {
    title: msg`Offre famille`,
    text: msg`Un seul abonnement et un seul compte pour toute la maison : un an, trois mois ou un mois, comme vous voulez.`,
  },
  'offre-bienvenue-inscription-eleve': {
    title: msg`Offre de bienvenue`,
    text: msg`Pour bien commencer : un an de cours et de quiz pour une seule personne.`,
  },
  lifeoffer: {
    title: msg`Offre à vie`,
    text: msg`Un seul paiement pour toute la famille, sans renouvellement et sans limite de durée.`,
  },
  actual: {
    title: msg`Offres du moment`,
    text: msg`Nos deux formules d’un an : l’une pour toute la famille, l’autre pour une seule personne.`,
  },
  'bienvenue-inscription-famille': {
    title: msg`Offre de bienvenue famille`,
    text: msg`Pour bien commencer : un an de cours et de quiz pour toute la famille.`,
  },
  'welcome-back': {
    title: msg`Offre de retour`,
    text: msg`Heureux de vous revoir ! Reprenez pour un an, pour une seule personne ou pour toute la famille.`,
  },
  parents: {
    title: msg`Offre parents`,
    text: msg`Toute la famille révise sur un même compte, à l’année ou au mois.`,
  },
  'pack-reussite-4-ans': {
    title: msg`Pack réussite quatre ans`,
    text: msg`Quatre ans de cours et de quiz, payés en une fois et sans renouvellement.`,
  },
  toeic: {
    title: msg`Pack TOEIC et TOEFL`,
    text: msg`Trois mois d’accès pour préparer le TOEIC ou le TOEFL, payés en une fois et sans renouvellement.`,
  },
  'cahier-de-vacances': {
    title: msg`Cahier de vacances`,
    text: msg`Deux mois d’accès pour toute la famille, payés en une fois et sans renouvellement.`,
  },
  'marine-nationale': {
    title: msg`Offre Marine nationale`,
    text: msg`Les formules d’un an de cette offre, pour toute la famille ou pour une seule personne.`,
  },
  afrique: {
    title: msg`Offre Afrique`,
    text: msg`Un an pour toute la famille, payé en une fois en francs CFA, par mobile money ou par carte bancaire.`,
  },

  'famille-noel': { title: msg`Offre de Noël pour la famille`, text: yearForTheFamily },
  parcoursup: { title: msg`Offre Parcoursup`, text: msg`Un an de cours et de quiz pour préparer la suite après le bac.` },
  flashoffer: { title: msg`Offre éclair`, text: yearForOne },
  lesfolles40: { title: msg`Offre éclair de mars`, text: yearForOne },
  'offre-reussite-bac': { title: bacTitle, text: yearToTheBac },
  'offre-reussite-brevet': { title: brevetTitle, text: yearToTheBrevet },
  'offre-speciale-rentree': { title: msg`Offre de rentrée`, text: yearForEither },
  'offre-speciale-rentree-reussite-scolaire-famille': { title: msg`Offre de rentrée pour la famille`, text: yearForTheFamily },
  'offre-speciale-rentree-reussite-scolaire-famille-2': {
    title: msg`Offre de rentrée pour la famille, au trimestre`,
    text: msg`Trois mois de cours et de quiz pour toute la famille, sur un même compte.`,
  },
  'offre-speciale-rentree-reussite-scolaire-famille-3': {
    title: msg`Offre de rentrée pour la famille, au mois`,
    text: msg`Un mois de cours et de quiz pour toute la famille, sur un même compte.`,
  },
  'offre-speciale-rentree-reussite-scolaire-solo': { title: msg`Offre de rentrée solo`, text: yearForOne },
  'offre-rentree-25-26': { title: msg`Offre pour la nouvelle année scolaire`, text: yearForEither },
  'offre-reussite-2025': { title: msg`Offre réussite 2025`, text: yearForEither },
  'offre-reussite-bac-2025': { title: msg`Offre réussite au bac 2025`, text: yearToTheBac },
  'offre-reussite-bac-pro-2025': {
    title: msg`Offre réussite au bac professionnel 2025`,
    text: msg`Un an pour préparer le bac professionnel, pour une seule personne ou pour toute la famille.`,
  },
  'offre-reussite-brevet-2025': { title: msg`Offre réussite au brevet 2025`, text: yearToTheBrevet },
  'offre-examens-2025': { title: msg`Offre examens 2025`, text: msg`Un an pour préparer les examens, pour une seule personne ou pour toute la famille.` },
  offreblackfriday: { title: msg`Offre Black Friday`, text: yearForEither },
}

/** What is said of a campaign whose address the installation chose: the plans of its page say the rest. */
const otherWords: Words = {
  title: msg`Offre spéciale`,
  text: msg`Une offre d’Alvéole, avec ses prix affichés en entier.`,
}

/** What a campaign is called, by the last part of its address. */
export const campaignTitle = (i18n: I18n, id: string): string => i18n._((words[id] ?? otherWords).title)

/** What a campaign is about, in one sentence that stays true when it is over. */
export const campaignText = (i18n: I18n, id: string): string => i18n._((words[id] ?? otherWords).text)
