/** `npm run gift-cards:issue <plan> <count> [last day]` makes gift cards and prints their codes, this once. */
import { CommandRefused } from '../database/command-refused.ts'
import { composeOperator } from '../wiring/operator.ts'
import { endOfDay } from './end-of-day.ts'
import { runCommand } from './run-command.ts'

const usage = 'Give a plan, how many cards, and their last day if they have one: npm run gift-cards:issue solo-yearly 10 2027-12-31'

const lastMomentOf = (day: string | undefined): number | null => {
  if (day === undefined) return null
  const end = endOfDay(day)
  if (end === null) throw new CommandRefused(`${day} is no day. ${usage}`)
  return end
}

await runCommand(async (environment, [planId, count, day, ...others]) => {
  if (planId === undefined || count === undefined || others.length > 0) throw new CommandRefused(usage)
  const expiresAt = lastMomentOf(day)
  const operator = await composeOperator(environment)
  try {
    const issued = await operator.issueGiftCards({ planId, count: Number(count), expiresAt })
    issued.match(
      (codes) => codes.forEach((code) => console.log(code)),
      (refusal) => {
        if (refusal.type === 'plan-unknown') throw new CommandRefused(`There is no plan ${planId}.`)
        if (refusal.type === 'gift-card-expiry-past') throw new CommandRefused(`${day} is past.`)
        throw new CommandRefused(`${count} is no number of cards from 1 to ${refusal.most}.`)
      },
    )
  } finally {
    await operator.stop()
  }
})
