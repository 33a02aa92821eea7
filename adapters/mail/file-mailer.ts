import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from 'neverthrow'
import { createTransport } from 'nodemailer'
import type { Clock } from '../../application/ports/clock.ts'
import type { Mailer, MailFailure, MailToSend } from '../../application/ports/mailer.ts'
import { isEmail } from '../../domain/validation/email.ts'
import { composeMessage, plainId } from './compose-message.ts'
import type { MailHouse } from './mail-house.ts'

/** Mails hold links that open accounts: only the product's own user reads them. */
const privateFolder = 0o700
const privateFile = 0o600

/**
 * Writes mails into the folder `mails` of the data folder, as `2026-11-21T12-00-00.000Z-receipt-<id>.eml`, where any mail
 * program opens them. The same mail twice is one file.
 */
export class FileMailer implements Mailer {
  readonly #folder: string
  readonly #house: MailHouse
  readonly #clock: Clock
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor({ dataDir, house, clock }: { dataDir: string; house: MailHouse; clock: Clock }) {
    this.#folder = join(dataDir, 'mails')
    this.#house = house
    this.#clock = clock
  }

  async send(mail: MailToSend): Promise<Result<void, MailFailure>> {
    if (!isEmail(mail.recipient)) return err({ type: 'mail-refused' })
    const date = new Date(this.#clock.now())
    const { message } = await this.#transport.sendMail({ ...(await composeMessage(mail, this.#house)), date })
    const ending = `-${mail.mail.kind}-${plainId(mail.id)}.eml`
    try {
      await mkdir(this.#folder, { recursive: true, mode: privateFolder })
      const time = date.toISOString().replaceAll(':', '-')
      const before = (await readdir(this.#folder)).find((name) => name.slice(time.length) === ending)
      const path = join(this.#folder, before ?? `${time}${ending}`)
      await writeFile(`${path}.part`, message, { mode: privateFile, flush: true })
      await rename(`${path}.part`, path)
      return ok()
    } catch {
      return err({ type: 'mail-unavailable' })
    }
  }
}
