import type { MailOf } from '../../../application/ports/mail.ts'
import type { Locale } from '../../../domain/locale/locale.ts'
import { inEnglish, inFrench } from '../formats.ts'
import type { LetterBlock, LetterWriter } from '../letter.ts'
import type { MailHouse } from '../mail-house.ts'

type Receipt = MailOf<'receipt'>

const subscription = {
  fr: 'tous les chapitres et tous les quiz, en ligne',
  en: 'every chapter and every quiz, online',
}
const packs: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'cahier-de-vacances': { fr: 'le cahier de vacances, en ligne', en: 'the holiday workbook, online' },
  toeic: { fr: 'la préparation au TOEIC et au TOEFL, en ligne', en: 'the preparation for TOEIC and TOEFL, online' },
}
const opens = ({ plan }: Receipt): Readonly<Record<Locale, string>> => packs[plan.product] ?? subscription

const printable = ({ receiptLink }: Receipt, label: string): readonly LetterBlock[] =>
  receiptLink === null ? [] : [{ kind: 'links', links: [{ label, link: receiptLink }] }]

const renewalInFrench = ({ plan, endsAt, renewsAt, renewalPrice, accountLink }: Receipt): readonly LetterBlock[] => {
  if (renewsAt === null || renewalPrice === null) {
    const text =
      endsAt === null
        ? 'Vous avez payé une seule fois, pour un accès sans limite de durée. Rien d’autre ne vous sera prélevé.'
        : 'Cette formule s’arrête d’elle-même à cette date : elle n’est pas renouvelée, et vous n’avez rien à résilier.'
    return [{ kind: 'paragraph', text }]
  }
  const forHowLong = plan.duration.kind === 'period' ? ` pour ${inFrench.period(plan.duration)}` : ''
  return [
    {
      kind: 'notice',
      title: 'Renouvellement automatique',
      text: `Votre formule sera renouvelée le ${inFrench.day(renewsAt)}, au prix de ${inFrench.money(renewalPrice)}${forHowLong}, puis de même à chaque échéance, tant que vous ne la résiliez pas.`,
    },
    {
      kind: 'paragraph',
      text: 'Vous pouvez la résilier à tout moment et sans frais depuis votre compte. Vous gardez alors votre accès jusqu’au bout de la période déjà payée, et plus rien ne vous est prélevé.',
    },
    { kind: 'links', links: [{ label: 'Gérer ou résilier ma formule', link: accountLink }] },
  ]
}

const renewalInEnglish = ({ plan, endsAt, renewsAt, renewalPrice, accountLink }: Receipt): readonly LetterBlock[] => {
  if (renewsAt === null || renewalPrice === null) {
    const text =
      endsAt === null
        ? 'You paid once, for access without a time limit. Nothing more will be charged.'
        : 'This plan ends by itself on that day: it is not renewed, and there is nothing to cancel.'
    return [{ kind: 'paragraph', text }]
  }
  const forHowLong = plan.duration.kind === 'period' ? ` for ${inEnglish.period(plan.duration)}` : ''
  return [
    {
      kind: 'notice',
      title: 'Automatic renewal',
      text: `Your plan will be renewed on ${inEnglish.day(renewsAt)}, at ${inEnglish.money(renewalPrice)}${forHowLong}, then in the same way at each term, as long as you do not cancel it.`,
    },
    {
      kind: 'paragraph',
      text: 'You can cancel it at any time, free of charge, in your account. You then keep your access to the end of the period already paid, and nothing more is charged.',
    },
    { kind: 'links', links: [{ label: 'Manage or cancel my plan', link: accountLink }] },
  ]
}

/** A renewal, or what a gift card paid for, is no new contract to withdraw from. */
const canWithdraw = ({ withdrawalUntil, paidAt }: Receipt): boolean => withdrawalUntil > paidAt

const withdrawalInFrench = (mail: Receipt, { sender, operator }: MailHouse): readonly LetterBlock[] => {
  if (!canWithdraw(mail)) return []
  return [
    { kind: 'heading', text: 'Votre droit de rétractation' },
    {
      kind: 'notice',
      title: `Jusqu’au ${inFrench.lastDayBefore(mail.withdrawalUntil)} inclus`,
      text: 'Jusqu’à la fin de cette journée, à Paris, vous pouvez changer d’avis sans donner de raison et sans pénalité.',
    },
    { kind: 'links', links: [{ label: 'Me rétracter en ligne', link: mail.withdrawalLink }] },
    {
      kind: 'paragraph',
      text: `Vous pouvez aussi nous écrire à ${sender.address}, avec vos mots ou avec le modèle de formulaire ci-dessous.`,
    },
    {
      kind: 'paragraph',
      text: `À la commande, vous avez expressément demandé que l’accès commence sans attendre la fin de ce délai, et reconnu que, si vous vous rétractez, la part déjà fournie reste due. ${mail.endsAt === null ? 'Pour un accès à vie, nous ne retenons rien : tout vous est remboursé' : 'Nous vous remboursons donc les jours que vous n’avez pas utilisés'}, par le même moyen de paiement, au plus tard quatorze jours après votre rétractation.`,
    },
    {
      kind: 'form',
      title: 'Modèle de formulaire de rétractation',
      lines: [
        'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
        `À l’attention du professionnel : ${operator}, ${sender.address}`,
        `Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous : ${inFrench.plan(mail.plan)}, commande ${mail.orderId}.`,
        `Commandé le : ${inFrench.day(mail.paidAt)}`,
        'Nom du consommateur :',
        'Adresse du consommateur :',
        'Signature du consommateur (uniquement en cas de notification du présent formulaire sur papier) :',
        'Date :',
      ],
    },
  ]
}

const withdrawalInEnglish = (mail: Receipt, { sender, operator }: MailHouse): readonly LetterBlock[] => {
  if (!canWithdraw(mail)) return []
  return [
    { kind: 'heading', text: 'Your right of withdrawal' },
    {
      kind: 'notice',
      title: `Until ${inEnglish.lastDayBefore(mail.withdrawalUntil)}, included`,
      text: 'Until the end of that day, in Paris, you may change your mind without giving a reason and without penalty.',
    },
    { kind: 'links', links: [{ label: 'Withdraw online', link: mail.withdrawalLink }] },
    {
      kind: 'paragraph',
      text: `You can also write to us at ${sender.address}, in your own words or with the model form below.`,
    },
    {
      kind: 'paragraph',
      text: `When you ordered, you expressly asked for access to begin without waiting for the end of that time, and acknowledged that, if you withdraw, the part already provided remains due. ${mail.endsAt === null ? 'Of access for life we keep nothing: you are refunded in full' : 'We therefore refund the days that you have not used'}, to the same means of payment, at the latest fourteen days after you withdraw.`,
    },
    {
      kind: 'form',
      title: 'Model withdrawal form',
      lines: [
        'Complete and return this form only if you wish to withdraw from the contract.',
        `To the trader: ${operator}, ${sender.address}`,
        `I hereby give notice that I withdraw from my contract for the provision of the following service: ${inEnglish.plan(mail.plan)}, order ${mail.orderId}.`,
        `Ordered on: ${inEnglish.day(mail.paidAt)}`,
        'Name of the consumer:',
        'Address of the consumer:',
        'Signature of the consumer (only if this form is notified on paper):',
        'Date:',
      ],
    },
  ]
}

/**
 * The receipt is the confirmation of the contract on a durable medium. Source: Code de la consommation, articles L221-13,
 * L221-5 and L221-25, and the model withdrawal form annexed to article R221-1.
 */
export const receipt: LetterWriter<'receipt'> = {
  fr: (mail, house) => ({
    subject: `Confirmation de votre achat : ${inFrench.plan(mail.plan)}`,
    blocks: [
      { kind: 'paragraph', text: 'Merci ! Votre paiement est bien reçu. Ce message est votre reçu et la confirmation de votre contrat : conservez-le.' },
      {
        kind: 'facts',
        rows: [
          ['Formule', inFrench.plan(mail.plan)],
          ['Ce qu’elle ouvre', opens(mail).fr],
          ['Commande', mail.orderId],
          ['Montant payé, toutes taxes comprises', inFrench.money(mail.amount)],
          ['Payé le', inFrench.day(mail.paidAt)],
          ['Début de l’accès', inFrench.day(mail.startsAt)],
          ['Fin de la période payée', mail.endsAt === null ? 'aucune, l’accès est à vie' : inFrench.day(mail.endsAt)],
        ],
      },
      { kind: 'action', label: 'Ouvrir mon compte', link: mail.accountLink },
      ...printable(mail, 'Voir et imprimer le reçu'),
      { kind: 'heading', text: 'Durée et renouvellement' },
      ...renewalInFrench(mail),
      ...withdrawalInFrench(mail, house),
      { kind: 'heading', text: 'Conditions et aide' },
      {
        kind: 'paragraph',
        text: `Les conditions générales précisent la garantie légale de conformité et le moyen de saisir un médiateur de la consommation. Pour toute question ou réclamation, répondez à ce message ou écrivez à ${house.sender.address}.`,
      },
      { kind: 'links', links: [{ label: 'Conditions générales', link: mail.termsLink }] },
    ],
  }),
  en: (mail, house) => ({
    subject: `Confirmation of your purchase: ${inEnglish.plan(mail.plan)}`,
    blocks: [
      { kind: 'paragraph', text: 'Thank you! We have received your payment. This message is your receipt and the confirmation of your contract: please keep it.' },
      {
        kind: 'facts',
        rows: [
          ['Plan', inEnglish.plan(mail.plan)],
          ['What it opens', opens(mail).en],
          ['Order', mail.orderId],
          ['Amount paid, all taxes included', inEnglish.money(mail.amount)],
          ['Paid on', inEnglish.day(mail.paidAt)],
          ['Access begins', inEnglish.day(mail.startsAt)],
          ['End of the paid period', mail.endsAt === null ? 'none, access is for life' : inEnglish.day(mail.endsAt)],
        ],
      },
      { kind: 'action', label: 'Open my account', link: mail.accountLink },
      ...printable(mail, 'See and print the receipt'),
      { kind: 'heading', text: 'Duration and renewal' },
      ...renewalInEnglish(mail),
      ...withdrawalInEnglish(mail, house),
      { kind: 'heading', text: 'Terms and help' },
      {
        kind: 'paragraph',
        text: `The terms and conditions set out the legal guarantee of conformity and how to refer a dispute to a consumer mediator. For any question or complaint, answer this message or write to ${house.sender.address}.`,
      },
      { kind: 'links', links: [{ label: 'Terms and conditions', link: mail.termsLink }] },
    ],
  }),
}
