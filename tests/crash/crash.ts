/**
 * Kills the product with `kill -9` at random moments while people write, starts it again, and looks whether anything that
 * was acknowledged is lost or any payment doubled: `node tests/crash/crash.ts [kills]`, 50 by default, on SQLite and, where
 * it is installed, on PostgreSQL. Then two processes share one PostgreSQL, one of them is killed, and the other goes on.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { postgresPrograms, startPostgres } from '../contracts/postgres-server.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { NoAnswer, Person } from './person.ts'

const kills = Number(process.argv[2] ?? 50)
const crowd = 8
/** Each coupon may be used once by a person; this one by everybody. */
const couponCode = 'CRASH'
const couponUses = 100_000

const environment = (databaseUrl: string | null): Record<string, string> => ({
  CLIENT_ADDRESS_HEADER: 'x-address',
  LOG_LEVEL: 'error',
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
})

type Place = { readonly databaseUrl: string | null; readonly dataDir: string }

const withDatabase = async <Value>(place: Place, task: (database: ReturnType<typeof openDatabase>) => Promise<Value>): Promise<Value> => {
  const database = openDatabase(place)
  try {
    return await task(database)
  } finally {
    await database.db.destroy()
  }
}

const offerCoupon = (place: Place): Promise<void> =>
  withDatabase(place, (database) => new SqlCouponRepository(database).save(aCoupon({ code: couponCode, planIds: null, usesLeft: couponUses })))

/** What the tables say that must never be: doubled deliveries, uses of a coupon that do not add up, payments without delivery. */
const contradictions = (place: Place): Promise<string[]> =>
  withDatabase(place, async ({ db }) => {
    const found: string[] = []
    const subscriptions = await db.selectFrom('subscriptions').select(['order_id', 'member_id']).execute()
    const orders = await db.selectFrom('orders').select(['id', 'state', 'member_id']).execute()
    if (new Set(subscriptions.map(({ order_id }) => order_id)).size !== subscriptions.length) found.push('an order has two subscriptions')
    if (new Set(subscriptions.map(({ member_id }) => member_id)).size !== subscriptions.length) found.push('a member was given a plan twice')
    const delivered = new Set(subscriptions.map(({ order_id }) => order_id))
    for (const { id, state } of orders) if ((state === 'paid') !== delivered.has(id)) found.push(`order ${id} is ${state} and ${delivered.has(id) ? '' : 'not '}delivered`)
    const receipts = await db.selectFrom('mails').select('id').where('kind', '=', 'receipt').execute()
    if (receipts.length !== subscriptions.length) found.push(`${receipts.length} receipts for ${subscriptions.length} subscriptions`)
    const coupon = await db.selectFrom('coupons').select('uses_left').where('code', '=', couponCode).executeTakeFirstOrThrow()
    const uses = await db.selectFrom('coupon_uses').select('order_id').where('code', '=', couponCode).execute()
    if (couponUses - (coupon.uses_left ?? 0) !== uses.length) found.push(`${couponUses - (coupon.uses_left ?? 0)} uses counted, ${uses.length} stored`)
    return found
  })

const fail = (problems: readonly string[], what: string): void => {
  if (problems.length > 0) throw new Error(`${what}:\n${problems.join('\n')}`)
}

const settled = async (task: Promise<void>): Promise<void> => {
  try {
    await task
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
}

const missingOf = async (people: readonly Person[], origin: string): Promise<string[]> => {
  const missing: string[] = []
  for (const person of people) missing.push(...(await person.missing(origin)))
  return missing
}

const killUnderWrites = async (name: string, databaseUrl: string | null): Promise<void> => {
  const product = await startProduct(environment(databaseUrl))
  try {
    const place = { databaseUrl, dataDir: product.dataDir }
    await offerCoupon(place)
    const everybody: Person[] = []
    for (let count = 0; count < kills; count += 1) {
      const people = [...everybody.slice(-crowd / 2), ...Array.from({ length: crowd }, () => new Person())]
      everybody.push(...people.slice(-crowd))
      const living = people.map((person) => settled(person.live(product.url, couponCode)))
      await Promise.race([Promise.all(living), wait(Math.random() * 1500)])
      await product.kill9()
      await Promise.all(living)
      await product.restart()
      fail(await missingOf(people, product.url), `${name}, kill ${count + 1}: lost`)
    }
    fail(await missingOf(everybody, product.url), `${name}: lost in the end`)
    for (const person of everybody) await person.live(product.url, couponCode)
    fail(await contradictions(place), `${name}: wrong in the tables`)
    console.log(`✓ ${name}: ${kills} kills, ${everybody.length} people, nothing lost, nothing doubled`)
  } finally {
    await product.end()
  }
}

const killOneOfTwo = async (databaseUrl: string): Promise<void> => {
  const products: Product[] = []
  try {
    products.push(await startProduct(environment(databaseUrl)), await startProduct(environment(databaseUrl)))
    const [first, second] = products as [Product, Product]
    const place = { databaseUrl, dataDir: first.dataDir }
    await offerCoupon(place)
    const people = Array.from({ length: crowd * 4 }, () => new Person())
    const living = people.map((person, index) => settled(person.live(index % 2 === 0 ? first.url : second.url, couponCode)))
    await wait(700)
    await first.kill9()
    await Promise.all(living)
    // Whoever had no answer goes on with the process that is left.
    for (const person of people) await person.live(second.url, couponCode)
    fail(await missingOf(people, second.url), 'two processes: lost')
    fail(await contradictions(place), 'two processes: wrong in the tables')
    console.log(`✓ two processes on one PostgreSQL: one killed, ${people.length} people, nothing lost, nothing doubled`)
  } finally {
    await Promise.all(products.map((product) => product.end()))
  }
}

await killUnderWrites('SQLite', null)
const programs = postgresPrograms()
if (programs === null) console.log('This machine has no PostgreSQL server program: nothing was tried on PostgreSQL.')
else {
  for (const run of [(url: string) => killUnderWrites('PostgreSQL', url), killOneOfTwo]) {
    const server = await startPostgres(programs)
    try {
      await run(server.url)
    } finally {
      await server.stop()
    }
  }
}
