import type { Product, WithContext } from 'schema-dts'
import type { OfferedPlan } from '../../application/web/show-offers.ts'
import type { Money } from '../../domain/money/money.ts'

/** Amounts as search engines read them: in units, with a point. */
const amountOf = ({ minorUnits, currency }: Money): string => (currency === 'EUR' ? (minorUnits / 100).toFixed(2) : String(minorUnits))

/**
 * The subscription with its prices; a rating only where the installation states one.
 *
 * @param rating the mean of the ratings, out of 5, and how many there are
 */
export const productOf = (
  { name, description, plans }: { readonly name: string; readonly description: string; readonly plans: readonly Pick<OfferedPlan, 'id' | 'name' | 'total'>[] },
  { origin, rating }: { readonly origin: string; readonly rating: { readonly value: number; readonly count: number } | null },
): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  image: `${origin}/share.png`,
  brand: { '@type': 'Brand', name: 'Alvéole' },
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    price: amountOf(plan.total),
    priceCurrency: plan.total.currency,
    availability: 'https://schema.org/InStock',
    url: `${origin}/premium/checkout/${encodeURIComponent(plan.id)}`,
  })),
  ...(rating === null ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count, bestRating: 5 } }),
})
