/** Who writes the mails, as they say it themselves. */
export type MailHouse = {
  /** Whom the mails come from, and where an answer goes. */
  readonly sender: {
    readonly name: string
    /** An e-mail address that somebody reads. */
    readonly address: string
  }
  /** The company that runs the product, with its postal address: the law wants both in a contract. */
  readonly operator: string
  /** The site's address, such as `https://alveole.example`. */
  readonly siteUrl: string
}
