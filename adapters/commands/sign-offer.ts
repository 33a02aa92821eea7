/** `npm run offers:sign <plan> <last day> [coupon]` prints the address of an offer that only whoever is given it can open. */
import { CommandRefused } from '../database/command-refused.ts'
import { composeOperator } from '../wiring/operator.ts'
import { endOfDay } from './end-of-day.ts'
import { runCommand } from './run-command.ts'

const usage = 'Give a plan that is on sale, the last day of the offer, and its code if it has one: npm run offers:sign solo-yearly 2027-12-31 BIENVENUE'

await runCommand(async (environment, [planId, day, couponCode = null, ...others]) => {
  if (planId === undefined || day === undefined || others.length > 0) throw new CommandRefused(usage)
  const expiresAt = endOfDay(day)
  if (expiresAt === null) throw new CommandRefused(`${day} is no day. ${usage}`)
  const operator = await composeOperator(environment)
  try {
    const signed = await operator.signOffer({ planId, couponCode, expiresAt })
    signed.match(
      (token) => console.log(operator.offerAddress(token)),
      (refusal) => {
        if (refusal.type === 'plan-unknown') throw new CommandRefused(`There is no plan ${planId} on sale.`)
        if (refusal.type === 'offer-expiry-past') throw new CommandRefused(`${day} is past.`)
        throw new CommandRefused(`The code ${couponCode} takes nothing off ${planId} (${refusal.type}).`)
      },
    )
  } finally {
    await operator.stop()
  }
})
