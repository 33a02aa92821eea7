import { inEnglish, inFrench } from '../formats.ts'
import type { LetterWriter } from '../letter.ts'

/** The notice before a renewal, with the deadline in a frame. Source: Code de la consommation, article L215-1. */
export const renewalNotice: LetterWriter<'renewal-notice'> = {
  fr: ({ plan, renewsAt, price, cancelBy, cancelLink }) => ({
    subject: `Votre formule ${inFrench.plan(plan)} sera renouvelée le ${inFrench.day(renewsAt)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Votre formule ${inFrench.plan(plan)} arrive à son terme. Si vous ne faites rien, elle sera renouvelée le ${inFrench.day(renewsAt)}, au prix de ${inFrench.money(price)}${plan.duration.kind === 'period' ? ` pour ${inFrench.period(plan.duration)}` : ''}.`,
      },
      {
        kind: 'notice',
        title: 'Date limite pour refuser le renouvellement',
        text: `Vous pouvez ne pas renouveler, sans frais et sans donner de raison, avant le ${inFrench.moment(cancelBy)}.`,
      },
      { kind: 'action', label: 'Ne pas renouveler', link: cancelLink },
      { kind: 'paragraph', text: 'Si vous ne renouvelez pas, vous gardez votre accès jusqu’au bout de la période déjà payée, et plus rien ne vous est prélevé.' },
      { kind: 'paragraph', text: 'Vous souhaitez continuer ? Vous n’avez rien à faire.' },
    ],
  }),
  en: ({ plan, renewsAt, price, cancelBy, cancelLink }) => ({
    subject: `Your plan ${inEnglish.plan(plan)} will be renewed on ${inEnglish.day(renewsAt)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your plan ${inEnglish.plan(plan)} is coming to its end. If you do nothing, it will be renewed on ${inEnglish.day(renewsAt)}, at ${inEnglish.money(price)}${plan.duration.kind === 'period' ? ` for ${inEnglish.period(plan.duration)}` : ''}.`,
      },
      {
        kind: 'notice',
        title: 'Deadline to refuse the renewal',
        text: `You may choose not to renew, free of charge and without giving a reason, before ${inEnglish.moment(cancelBy)}.`,
      },
      { kind: 'action', label: 'Do not renew', link: cancelLink },
      { kind: 'paragraph', text: 'If you do not renew, you keep your access to the end of the period already paid, and nothing more is charged.' },
      { kind: 'paragraph', text: 'Would you like to go on? There is nothing to do.' },
    ],
  }),
}
