import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../in-memory/in-memory-clock.ts'
import { InMemoryRateLimiter } from '../in-memory/in-memory-rate-limiter.ts'
import { ProofOfWorkHumanCheck } from './proof-of-work-human-check.ts'

const tenMinutes = 600_000
const first = { id: 'first', secret: 'a'.repeat(43) }
const second = { id: 'second', secret: 'b'.repeat(43) }

let clock: InMemoryClock
let limiter: InMemoryRateLimiter
beforeEach(() => {
  clock = new InMemoryClock(Date.UTC(2026, 10, 21, 12))
  limiter = new InMemoryRateLimiter(clock)
})

const checkWith = (...keys: [typeof first, ...(typeof first)[]]) =>
  new ProofOfWorkHumanCheck({ keys: { of: () => Promise.resolve(keys) }, limiter, clock })

const puzzleOf = async (humans: ProofOfWorkHumanCheck) => {
  const challenge = await humans.challenge('subscribe')
  if (challenge.kind !== 'proof-of-work') throw new Error('This is no puzzle.')
  return challenge.puzzle
}
type Puzzle = Awaited<ReturnType<typeof puzzleOf>>
const tokenOf = (challenge: unknown, solution: unknown): string => btoa(JSON.stringify({ challenge, solution }))
const solutionOf = async (challenge: Puzzle) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle was not solved.')
  return solution
}
const solved = async (puzzle: Puzzle) => tokenOf(puzzle, await solutionOf(puzzle))
const refused = { type: 'human-check-refused' }

test('a puzzle asks for 500 to 1,000 tries of 1,000 rounds', async () => {
  const puzzle = await puzzleOf(checkWith(first))
  expect(puzzle.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000 })
  const { counter } = await solutionOf(puzzle)
  expect(counter).toBeGreaterThanOrEqual(500)
  expect(counter).toBeLessThanOrEqual(1000)
})

test('a puzzle says for what and until when it is good', async () => {
  expect((await puzzleOf(checkWith(first))).parameters.data).toEqual({ action: 'subscribe', expiresAt: clock.now() + tenMinutes })
})

test.each([
  ['a moment before ten minutes are over', tenMinutes - 1, true],
  ['after ten minutes', tenMinutes, false],
])('a solution is accepted %s: %s', async (_, later, expected) => {
  const humans = checkWith(first)
  const token = await solved(await puzzleOf(humans))
  clock.advance(later)
  expect((await humans.verify(token, 'subscribe')).isOk()).toBe(expected)
})

test('a solution is accepted once as long as its puzzle lives', async () => {
  const humans = checkWith(first)
  const token = await solved(await puzzleOf(humans))
  await humans.verify(token, 'subscribe')
  clock.advance(tenMinutes - 1)
  await limiter.removeExpired(clock.now())
  expect((await humans.verify(token, 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
})

test('a puzzle is accepted once, however its solution is written', async () => {
  const humans = checkWith(first)
  const puzzle = await puzzleOf(humans)
  const solution = await solutionOf(puzzle)
  await humans.verify(tokenOf(puzzle, solution), 'subscribe')
  expect((await humans.verify(tokenOf(puzzle, { ...solution, time: 7 }), 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
})

test('a puzzle that was signed before the keys changed is accepted, and one signed with a key that is gone is not', async () => {
  const puzzle = await puzzleOf(checkWith(first))
  const token = await solved(puzzle)
  expect((await checkWith(second).verify(token, 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
  expect((await checkWith(second, first).verify(token, 'subscribe')).isOk()).toBe(true)
})

test('a puzzle whose terms were changed is refused', async () => {
  const humans = checkWith(first)
  const puzzle = await puzzleOf(humans)
  const solution = await solutionOf(puzzle)
  const { parameters, signature } = puzzle
  const changed = [
    { parameters: { ...parameters, data: { ...parameters.data, expiresAt: parameters.data.expiresAt + 1 } }, signature },
    { parameters: { ...parameters, cost: 1 }, signature },
    { parameters: { ...parameters, extra: true }, signature },
    { parameters, signature: signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { parameters, signature: '' },
    { parameters },
    null,
  ]
  for (const challenge of changed) expect((await humans.verify(tokenOf(challenge, solution), 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
})

test('a solution that is none is refused, and the right one accepted afterwards', async () => {
  const humans = checkWith(first)
  const puzzle = await puzzleOf(humans)
  const solution = await solutionOf(puzzle)
  const wrong = [
    { ...solution, counter: solution.counter - 1 },
    { ...solution, counter: -1 },
    { ...solution, counter: 1e300 },
    { ...solution, counter: 0.5 },
    { ...solution, derivedKey: solution.derivedKey.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) },
    { ...solution, derivedKey: '' },
    { counter: solution.counter },
    null,
  ]
  for (const other of wrong) expect((await humans.verify(tokenOf(puzzle, other), 'subscribe'))._unsafeUnwrapErr()).toEqual(refused)
  expect((await humans.verify(tokenOf(puzzle, solution), 'subscribe')).isOk()).toBe(true)
})
