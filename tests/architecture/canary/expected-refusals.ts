/**
 * What the import rules must refuse in the folder `house`, a small copy of the tree: rule, then importing files.
 * Files named `allowed` there must not be refused at all.
 */
export const expectedRefusals: Record<string, string[]> = {
  'domain-stands-alone': [
    'domain/imports-application.ts',
    'domain/imports-type-of-adapter.ts',
    'domain/imports-story.ts',
  ],
  'domain-packages': ['domain/imports-react.ts', 'domain/imports-nanostores.ts'],
  'spaced-repetition-in-flashcards': ['domain/imports-spaced-repetition.js'],
  'domain-tests': ['domain/imports-adapter.test.ts'],
  'application-knows-the-domain': ['application/web/imports-adapter.ts'],
  'application-packages': ['application/web/imports-hono.ts'],
  'application-tests': ['application/web/imports-adapter.test.ts'],
  'adapters-look-inwards': ['adapters/in-memory/imports-ui.ts'],
  'adapters-stand-apart': ['adapters/in-memory/imports-other-adapter.ts'],
  'server-takes-its-adapters-from-the-wiring': ['adapters/server/imports-other-adapter.ts'],
  'commands-take-their-adapters-from-the-wiring': ['adapters/commands/imports-other-adapter.ts'],
  'built-site-in-the-server': ['adapters/in-memory/imports-built-site.js'],
  'ui-calls-use-cases': ['ui/imports-port.ts', 'ui/imports-wiring.ts'],
  'components-take-props': ['ui/components/imports-use-case.ts', 'ui/components/imports-page.ts'],
  'ui-entries-are-wired': ['ui/entry.client.ts'],
  'ui-knows-domain-types-only': ['ui/imports-rule.ts'],
  'tests-stay-out-of-the-product': ['domain/imports-test.ts'],
  'stories-are-read-by-tests-only': ['domain/imports-story.ts'],
  'ofetch-in-http': ['adapters/in-memory/imports-ofetch.ts'],
  'sql-in-database': ['adapters/in-memory/imports-kysely.ts', 'adapters/in-memory/imports-pg.ts'],
  'container-in-wiring': [
    'adapters/in-memory/imports-tsyringe.ts',
    'adapters/in-memory/imports-reflect-metadata.ts',
  ],
  'react-in-ui': ['domain/imports-react.ts', 'adapters/in-memory/imports-react.ts'],
  'no-node-inside': ['domain/imports-node.ts', 'application/web/imports-node.ts', 'ui/imports-node.ts'],
  'no-cycle': ['domain/circle-left.ts'],
  'no-orphan': ['domain/orphan.ts'],
  'no-unresolved': ['domain/imports-nowhere.js'],
}
