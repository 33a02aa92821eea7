import type { Clock } from '../ports/clock.ts'
import type { Retention } from '../ports/retention.ts'
import { retentionPeriods } from './retention-periods.ts'

/** As many as take some seconds: whatever is left then is for the next time. */
const mostTurns = 50

/**
 * Forgets the records whose time is over, to be called now and then; gives how many. Several processes may do so at once.
 *
 * @example await makeForgetOldRecords({ retention, clock })() // 12
 */
export const makeForgetOldRecords =
  ({ retention, clock }: { retention: Retention; clock: Clock }) =>
  async (): Promise<number> => {
    const now = clock.now()
    const limits = {
      sessions: now - retentionPeriods.sessions,
      oneTimeTokens: now - retentionPeriods.oneTimeTokens,
      mails: now - retentionPeriods.mails,
      unconfirmedSubscribers: now - retentionPeriods.unconfirmedSubscribers,
      visitorAttempts: now - retentionPeriods.visitorAttempts,
      sandboxPayments: now - retentionPeriods.sandboxPayments,
    }
    let total = 0
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const forgotten = Object.values(await retention.forget(limits)).reduce((sum, count) => sum + count, 0)
      if (forgotten === 0) break
      total += forgotten
    }
    return total
  }
