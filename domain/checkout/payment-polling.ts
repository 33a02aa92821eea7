/** After so many questions the next ones wait as long as the line says, in milliseconds. */
const steps = [
  { questions: 10, wait: 2_000 },
  { questions: 10, wait: 5_000 },
  { questions: 20, wait: 15_000 },
  { questions: 10, wait: 30_000 },
] as const

/**
 * How long a page waits before it asks again what became of a payment, in milliseconds: often at first, then less and less,
 * and after about eleven minutes no more (null). A mail tells what comes later.
 *
 * Source: a decision of the product; a mobile-money provider gives a person some minutes to answer on their phone.
 *
 * @param asked how many times the page has asked since somebody last looked at it
 * @example paymentPollDelay(0) // 2000
 */
export const paymentPollDelay = (asked: number): number | null => {
  let before = 0
  for (const { questions, wait } of steps) {
    before += questions
    if (asked < before) return wait
  }
  return null
}
