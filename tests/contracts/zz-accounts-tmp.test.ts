import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlSigningKeys } from '../../adapters/database/sql-signing-keys.ts'
import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryRandomTokens } from '../../adapters/in-memory/in-memory-random-tokens.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { describeAccessTokensContract } from './access-tokens.ts'
import { describeAccountDataContract } from './account-data.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { accountsInSql } from './accounts-sql.ts'
import { type DatabaseUnderTest, emptyTables, engines } from './databases.ts'
import { describeDeviceRepositoryContract } from './device-repository.ts'
import { describeMemberRepositoryContract } from './member-repository.ts'
import { describeOneTimeTokenRepositoryContract } from './one-time-token-repository.ts'
import { describePasswordHasherContract } from './password-hasher.ts'
import { describeRandomTokensContract } from './random-tokens.ts'
import { describeRefreshTokensContract } from './refresh-tokens.ts'
import { describeSessionRepositoryContract } from './session-repository.ts'
import { describeSigningKeysContract } from './signing-keys.ts'

const all = [describeMemberRepositoryContract, describeSessionRepositoryContract, describeOneTimeTokenRepositoryContract, describeDeviceRepositoryContract, describeAccountDataContract]

describe('in memory', () => {
  for (const contract of all) contract('in memory', accountsInMemory)
  describeSigningKeysContract('in memory', () => {
    const keys = new InMemorySigningKeys()
    return Promise.resolve([keys, keys])
  })
  describePasswordHasherContract('in memory', () => new InMemoryPasswordHasher())
  describeAccessTokensContract('in memory', (clock) => new InMemoryAccessTokens(clock))
  describeRefreshTokensContract('in memory', () => new InMemoryRefreshTokens())
  describeRandomTokensContract('in memory', () => new InMemoryRandomTokens())
})

describe.each(engines)('$name', ({ start }) => {
  let server: DatabaseUnderTest
  let database: Database
  let opening: Database
  beforeAll(async () => {
    server = await start()
    database = server.open()
    opening = server.open()
    await migrate(database)
  })
  afterAll(() => server?.remove())
  const onEmptyTables = async () => {
    await emptyTables(database)
    return database
  }
  for (const contract of all) contract('SQL', async () => accountsInSql(await onEmptyTables()))
  describeSigningKeysContract('SQL', async () => [new SqlSigningKeys(await onEmptyTables()), new SqlSigningKeys(opening)])
})
