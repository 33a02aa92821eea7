import type { MailHouse } from '../../adapters/mail/mail-house.ts'

/** Alvéole as it signs its mails in the tests. */
export const aMailHouse: MailHouse = {
  sender: { name: 'Alvéole', address: 'bonjour@alveole.example' },
  operator: 'Alvéole SAS, 1 rue des Abeilles, 75011 Paris',
  siteUrl: 'https://alveole.example',
}
