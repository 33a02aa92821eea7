import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import type { CookieConsent } from '../ports/cookie-consent.ts'
import type { MeasureVisit } from './measure-visit.ts'

/** Far more than happens on a page before somebody answers. */
const mostWaiting = 50

/** Tells the audience measurement what happened. */
export type Tell = (event: AnalyticsEvent) => void

/**
 * What the pages tell the audience measurement with. Until the person has answered, it keeps what happened in the memory of
 * the page and nowhere else; once they accept, that is told, and what comes after it; once they refuse, all of it is forgotten.
 * Whatever measures and stores is not even loaded before something is accepted.
 *
 * Source: specification, section 7, "Analytics pushes to a data layer"; article 82 of the French Data Protection Act.
 */
export const makeTellWhenAllowed = ({ consent, load }: { consent: Pick<CookieConsent, 'choice'>; load: () => Promise<MeasureVisit> }): Tell => {
  let waiting: AnalyticsEvent[] = []
  let measure: Promise<MeasureVisit> | undefined

  consent.choice.subscribe((choice) => {
    if (choice.state === 'open') return
    const { accepted } = choice
    if (!accepted.includes('audience')) waiting = []
    if (accepted.length === 0 && measure === undefined) return
    measure ??= load()
    const told = waiting
    waiting = []
    measure.then(
      (visit) => {
        visit.apply(accepted)
        told.forEach(visit.tell)
      },
      () => {
        // The script did not arrive: this page measures nothing, and the next one tries again.
      },
    )
  })

  return (event) => {
    const choice = consent.choice.get()
    if (choice.state === 'open') {
      if (waiting.length < mostWaiting) waiting.push(event)
    } else if (choice.accepted.includes('audience')) {
      measure?.then(
        (visit) => visit.tell(event),
        () => undefined,
      )
    }
  }
}
