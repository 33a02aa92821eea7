import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the cookie choice says, in words that a pupil and a parent both understand. */
export const cookieWords = (i18n: I18n) => ({
  question: {
    title: i18n._(msg`À vous de choisir vos cookies`),
    text: i18n._(
      msg`Un cookie est un petit fichier gardé par votre navigateur. Certains font fonctionner le site. Les autres attendent votre accord : ils nous disent quelles pages servent, ou retiennent la campagne qui vous amène et le signalent à nos partenaires publicitaires. Si vous refusez, rien ne change pour vos révisions.`,
    ),
  },
  acceptAll: i18n._(msg`Tout accepter`),
  refuseAll: i18n._(msg`Tout refuser`),
  choose: i18n._(msg`Choisir un par un`),
  save: i18n._(msg`Enregistrer mes choix`),
  close: i18n._(msg`Fermer`),
  privacyPolicy: i18n._(msg`Lire la politique de confidentialité`),
  preferences: {
    title: i18n._(msg`Mes choix de cookies`),
    text: i18n._(msg`Rien n’est coché d’avance. Vous pouvez tout accepter, tout refuser, ou choisir.`),
  },
  necessary: {
    title: i18n._(msg`Nécessaires au site`),
    text: i18n._(
      msg`Ils gardent votre connexion ouverte, retiennent votre langue et le choix que vous faites ici. Sans eux, le site ne peut pas fonctionner : ils sont toujours présents.`,
    ),
  },
  categories: {
    audience: {
      title: i18n._(msg`Mesure d’audience`),
      text: i18n._(
        msg`Ils nous disent quelles pages sont utiles et où l’on s’arrête en chemin, sans votre nom ni votre adresse. Ils nous servent à améliorer Alvéole.`,
      ),
    },
    marketing: {
      title: i18n._(msg`Publicité`),
      text: i18n._(
        msg`Ils retiennent par quelle campagne vous arrivez (un e-mail, une affiche, un lien, une annonce) et disent à nos partenaires publicitaires que quelqu’un est venu grâce à leur publicité. Ces partenaires peuvent alors vous reconnaître sur d’autres sites.`,
      ),
    },
  },
  afterwards: {
    title: i18n._(msg`Et ensuite ?`),
    text: i18n._(
      msg`Les cookies nécessaires et la mesure d’audience sont lus par notre équipe ; la publicité, par nos partenaires. Votre choix, quel qu’il soit, est gardé six mois, puis nous vous posons de nouveau la question. Vous pouvez changer d’avis à tout moment, par le lien « Préférences de cookies » en bas de chaque page.`,
    ),
  },
})
