export { Kysely } from 'kysely'
