import type { SiteNames } from '../navigation/site-names.ts'
import { type Campaign, campaignIdOf, type CampaignWindow } from './campaign.ts'

/** The addresses that each installation chooses for itself: the holiday workbook's, and two variants of a family page. */
export type CampaignNames = Pick<SiteNames, 'holidayWorkbook' | 'familyOfferVariantPaths'>

const undated: CampaignWindow = { startsAt: null, endsAt: null, countdown: null }

type Days = NonNullable<CampaignWindow['countdown']>['days']

/** From midnight in UTC to midnight in UTC, with countdown periods of some days that begin ten minutes after the start. */
const dated = (start: string, end: string, days: Days): CampaignWindow => ({
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
  countdown: { days, offsetMinutes: 10 },
})

const campaign = (paywallPath: string, planIds: readonly [string, ...string[]], rest: Partial<Campaign> = {}): Campaign => {
  const [planId, ...otherPlanIds] = planIds
  return {
    id: campaignIdOf(paywallPath),
    market: 'france',
    planId,
    plan: null,
    otherPlanIds,
    paywallPath,
    successPath: null,
    couponCode: null,
    window: undated,
    bannerPages: [],
    ...rest,
  }
}

const schoolReturn = '/offre-speciale-rentree'
const bacPages = ['/bac', '/bac/*', '/simulateur-de-notes-bac', '/simulateur-de-notes-bac/*']
const brevetPages = ['/brevet', '/brevet/*', '/simulateur-de-notes-brevet']
const examPages = [...bacPages, ...brevetPages]

/**
 * Every campaign, those of the menu first. The dated ones ran in 2024 and are over; the others are open.
 *
 * Source: specification, section 2, "Premium and offers", and section 9, "Campaign windows".
 *
 * @param names the addresses that this installation chose
 * @example campaignList(names).find(({ id }) => id === 'toeic')?.planId // 'toeic-pack'
 */
export const campaignList = ({ holidayWorkbook, familyOfferVariantPaths: [quarterlyPath, monthlyPath] }: CampaignNames): readonly Campaign[] => [
  campaign('/premium/offre-solo', ['solo-yearly', 'solo-quarterly', 'solo-monthly']),
  campaign('/premium/offre-famille', ['family-yearly', 'family-quarterly', 'family-monthly']),
  campaign('/offre-bienvenue-inscription-eleve', ['solo-yearly'], { couponCode: 'BIENVENUE', bannerPages: examPages }),
  campaign('/premium/lifeoffer', ['family-lifetime'], { successPath: '/subscribe-success/lifeoffer-mobile' }),
  campaign('/premium/actual', ['family-yearly', 'solo-yearly']),
  campaign('/premium/bienvenue-inscription-famille', ['family-yearly'], { couponCode: 'BIENVENUE' }),
  campaign('/premium/welcome-back', ['solo-yearly', 'family-yearly']),
  campaign('/premium/parents', ['family-yearly', 'family-monthly']),
  campaign('/premium/pack-reussite-4-ans', ['family-4-years', 'solo-4-years']),
  campaign('/premium/toeic', ['toeic-pack']),
  campaign(`/premium/${holidayWorkbook}`, ['family-holiday-workbook']),
  campaign('/premium/marine-nationale', ['family-yearly-partner', 'solo-yearly-partner']),
  campaign('/premium/afrique', ['africa-family-yearly-mobile-money', 'africa-family-yearly-card'], { market: 'uemoa' }),

  campaign('/premium/famille-noel', ['family-yearly'], { couponCode: 'NOEL', window: dated('2024-01-02', '2024-01-15', 2) }),
  campaign('/premium/parcoursup', ['solo-yearly'], { couponCode: 'PARCOURSUP', window: dated('2024-01-17', '2024-03-15', 7) }),
  campaign('/premium/flashoffer', ['solo-yearly-flash'], { window: dated('2024-02-05', '2024-02-12', 1), bannerPages: examPages }),
  campaign('/premium/flashoffer/lesfolles40', ['solo-yearly-flash'], { couponCode: 'LESFOLLES40', window: dated('2024-03-11', '2024-03-25', 3), bannerPages: examPages }),
  campaign('/premium/offre-reussite-bac', ['solo-yearly', 'family-yearly'], { couponCode: 'BAC', window: dated('2024-04-08', '2024-06-22', 5), bannerPages: bacPages }),
  campaign('/premium/offre-reussite-brevet', ['solo-yearly', 'family-yearly'], { couponCode: 'BREVET', window: dated('2024-04-08', '2024-07-03', 5), bannerPages: brevetPages }),
  campaign(schoolReturn, ['family-yearly', 'solo-yearly'], { couponCode: 'RENTREE', window: dated('2024-08-19', '2024-09-30', 7), bannerPages: examPages }),
  campaign(`${schoolReturn}-reussite-scolaire-famille`, ['family-yearly'], { couponCode: 'RENTREE', window: dated('2024-08-19', '2024-09-30', 7) }),
  campaign(quarterlyPath, ['family-quarterly'], { couponCode: 'RENTREE', window: dated('2024-08-19', '2024-09-30', 7) }),
  campaign(monthlyPath, ['family-monthly'], { couponCode: 'RENTREE', window: dated('2024-08-19', '2024-09-30', 7) }),
  campaign(`${schoolReturn}-reussite-scolaire-solo`, ['solo-yearly'], { couponCode: 'RENTREE', window: dated('2024-08-19', '2024-09-30', 7) }),
  campaign('/premium/offre-rentree-25-26', ['family-yearly', 'solo-yearly'], { couponCode: 'RENTREE', window: dated('2024-09-02', '2024-10-14', 4), bannerPages: examPages }),
  campaign('/premium/offre-reussite-2025', ['solo-yearly', 'family-yearly'], { couponCode: 'REUSSITE', window: dated('2024-09-16', '2024-11-04', 4) }),
  campaign('/premium/offre-reussite-bac-2025', ['solo-yearly', 'family-yearly'], { couponCode: 'BAC', window: dated('2024-10-07', '2024-11-18', 4), bannerPages: bacPages }),
  campaign('/premium/offre-reussite-bac-pro-2025', ['solo-yearly', 'family-yearly'], { couponCode: 'BAC', window: dated('2024-10-07', '2024-11-18', 4) }),
  campaign('/premium/offre-reussite-brevet-2025', ['solo-yearly', 'family-yearly'], { couponCode: 'BREVET', window: dated('2024-10-07', '2024-11-18', 4), bannerPages: brevetPages }),
  campaign('/premium/offre-examens-2025', ['solo-yearly', 'family-yearly'], { couponCode: 'EXAMENS', window: dated('2024-10-14', '2024-11-25', 6), bannerPages: examPages }),
  campaign('/premium/offreblackfriday', ['family-yearly', 'solo-yearly'], { couponCode: 'BLACKFRIDAY', window: dated('2024-11-25', '2024-12-03', 1), bannerPages: examPages }),
]
