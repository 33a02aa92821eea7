import type { Device, DeviceRepository } from '../../application/ports/device-repository.ts'
import { lockAccount } from './account-locks.ts'
import type { Database } from './schema.ts'

export class SqlDeviceRepository implements DeviceRepository {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  register(memberId: string, { installationId, utmId, utmCampaign, registeredAt }: Device, most: number) {
    return this.#database.db.transaction().execute(async (transaction) => {
      if (!(await lockAccount(transaction, this.#database, memberId))) return false
      const campaign = utmId === null && utmCampaign === null ? {} : { utm_id: utmId, utm_campaign: utmCampaign }
      await transaction
        .insertInto('devices')
        .values({ installation_id: installationId, member_id: memberId, utm_id: utmId, utm_campaign: utmCampaign, registered_at: registeredAt })
        .onConflict((conflict) => conflict.columns(['member_id', 'installation_id']).doUpdateSet({ ...campaign, registered_at: registeredAt }))
        .execute()
      const rows = await transaction
        .selectFrom('devices')
        .select('installation_id')
        .where('member_id', '=', memberId)
        .orderBy('registered_at', 'desc')
        .orderBy('installation_id')
        .execute()
      const tooMany = rows.slice(most).map((row) => row.installation_id)
      if (tooMany.length > 0) {
        await transaction.deleteFrom('devices').where('member_id', '=', memberId).where('installation_id', 'in', tooMany).execute()
      }
      return true
    })
  }

  async remove(memberId: string, installationId: string) {
    const { numDeletedRows } = await this.#database.db
      .deleteFrom('devices')
      .where('member_id', '=', memberId)
      .where('installation_id', '=', installationId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }

  async ofMember(memberId: string) {
    const rows = await this.#database.db
      .selectFrom('devices')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('registered_at', 'desc')
      .orderBy('installation_id')
      .execute()
    return rows.map((row) => ({
      installationId: row.installation_id,
      utmId: row.utm_id,
      utmCampaign: row.utm_campaign,
      registeredAt: row.registered_at,
    }))
  }
}
