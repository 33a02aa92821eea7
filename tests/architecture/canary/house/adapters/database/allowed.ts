export { Kysely } from 'kysely'
export { Pool } from 'pg'
