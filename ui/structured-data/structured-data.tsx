import type { Thing, WithContext } from 'schema-dts'

/** What a page tells search engines of its subject, as JSON-LD; it is no script that runs. */
export const StructuredData = ({ about }: { about: WithContext<Thing> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll('<', String.raw`\u003c`) }} />
)
