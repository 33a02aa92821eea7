import { defaultSiteNames } from '../navigation/site-names.ts'
import { campaignList, type CampaignNames } from './campaign-list.ts'

/**
 * What a campaign is about, whatever its address is called here: the name that the same campaign has in an installation that
 * chose none. Words about a campaign go by it.
 *
 * Source: specification, section 2: the holiday workbook and two variants of a family page, whose addresses it does not reproduce.
 *
 * @param id the campaign's name in addresses
 * @example campaignSubject('cahier-d-ete', { ...names, holidayWorkbook: 'cahier-d-ete' }) // 'cahier-de-vacances'
 */
export const campaignSubject = (id: string, names: CampaignNames): string => {
  const place = campaignList(names).findIndex((campaign) => campaign.id === id)
  return campaignList(defaultSiteNames)[place]?.id ?? id
}
