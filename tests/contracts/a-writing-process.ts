/**
 * Adds members to the SQLite database of a data folder, without end, and prints the id of each once it is stored:
 * `node a-writing-process.ts <data folder>`.
 */
import { writeSync } from 'node:fs'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { aMember } from '../builders/a-member.ts'

const members = new SqlMemberRepository(openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' }))
const stdout = 1
for (let count = 0; ; count += 1) {
  const id = `process ${process.pid}, member ${count}`
  await members.add(aMember({ id, email: `${process.pid}-${count}@example.org` }))
  writeSync(stdout, `${id}\n`)
}
