/**
 * `npm run payments:reconcile [days]` asks the payment providers about every order of the last days (30 by default) that is not
 * paid, and delivers what was paid and not delivered. It may run at any time, as often as wanted.
 */
import { CommandRefused } from '../database/command-refused.ts'
import { composeOperator } from '../wiring/operator.ts'
import { runCommand } from './run-command.ts'

const oneDay = 86_400_000

await runCommand(async (environment, [given = '30', ...others]) => {
  const days = Number(given)
  if (!Number.isInteger(days) || days < 1 || days > 3650 || others.length > 0) {
    throw new CommandRefused('Give a whole number of days: npm run payments:reconcile 30')
  }
  const operator = await composeOperator(environment)
  try {
    const found = await operator.reconcilePayments({ since: Date.now() - days * oneDay })
    const say = (what: string, orders: readonly string[]): void => console.log(`${String(orders.length).padStart(6)}  ${[what, ...orders].join('\n        ')}`)
    console.log(`Orders of the last ${days} days: ${found.paid} were paid already, ${found.unpaid} were not.`)
    say('paid and not delivered until now: they are delivered', found.delivered)
    say('closed without a payment', found.closed)
    say('paid with another amount, or for an account that is gone, or for a period that cannot be given: look at them', found.mismatched.map(({ orderId }) => orderId))
    say('paid for a plan that is gone: look at them', found.undeliverable)
    say('whose payment is that of another order: look at them', found.misdirected)
    say('paid without a subscription: look at them', found.withoutSubscription)
    say('without an answer of the provider: run this again later', found.unanswered)
    const toLookAt = [...found.mismatched, ...found.undeliverable, ...found.misdirected, ...found.withoutSubscription, ...found.unanswered]
    if (toLookAt.length > 0) process.exitCode = 1
  } finally {
    await operator.stop()
  }
})
