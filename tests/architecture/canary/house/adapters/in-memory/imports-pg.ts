export { Pool } from 'pg'
