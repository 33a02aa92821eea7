import { err, ok, type Result } from 'neverthrow'
import type { AccountData, AccountExport } from '../ports/account-data.ts'

export type ExportAccountError = { readonly type: 'member-unknown' }

/** Everything that the product holds on a member, for them to read and to take along. Source: GDPR, articles 15 and 20. */
export const makeExportAccount =
  ({ accountData }: { accountData: AccountData }) =>
  async (memberId: string): Promise<Result<AccountExport, ExportAccountError>> => {
    const held = await accountData.export(memberId)
    return held ? ok(held) : err({ type: 'member-unknown' })
  }
