import type { EducationalOrganization, WebSite, WithContext } from 'schema-dts'

/** Who publishes the pages. @param origin where people reach the site */
export const publisherOf = (origin: string): EducationalOrganization => ({
  '@type': 'EducationalOrganization',
  name: 'Alvéole',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
})

/** The site itself, with the address at which one searches in it. */
export const webSiteOf = (origin: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Alvéole',
  url: `${origin}/`,
  inLanguage: ['fr', 'en'],
  publisher: publisherOf(origin),
})
