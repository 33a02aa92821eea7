// Who may import whom. `npm run check` runs these rules on the tree, and on the canary
// in tests/architecture/canary/house, where each of them has an import to refuse.

const testFile = '\\.test\\.tsx?$'

/** A package, installed or not: an import that does not resolve keeps its bare name. */
const npm = (...names) => `(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`

const react = npm('react', 'react-dom', '@lingui/react', '@nanostores/react', 'react-aria-components')

export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'the domain imports nothing of ours but the domain',
      severity: 'error',
      from: { path: '^domain/', pathNot: testFile },
      to: { path: '^(application|adapters|ui|stories|tests|build)/' },
    },
    {
      name: 'domain-packages',
      comment: 'the domain imports no package but neverthrow, valibot and ts-fsrs',
      severity: 'error',
      from: { path: '^domain/', pathNot: testFile },
      to: { path: 'node_modules/', pathNot: npm('neverthrow', 'valibot', 'ts-fsrs') },
    },
    {
      name: 'spaced-repetition-in-flashcards',
      comment: 'ts-fsrs is imported only in domain/flashcards',
      severity: 'error',
      from: { pathNot: '^domain/flashcards/' },
      to: { path: npm('ts-fsrs') },
    },
    {
      name: 'domain-tests',
      comment: 'a test of the domain imports only the domain and the folder tests',
      severity: 'error',
      from: { path: `^domain/.*${testFile}` },
      to: { path: '^(application|adapters|ui|stories|build)/' },
    },
    {
      name: 'application-knows-the-domain',
      comment: 'the application imports nothing of ours but the application and the domain',
      severity: 'error',
      from: { path: '^application/', pathNot: testFile },
      to: { path: '^(adapters|ui|stories|tests|build)/' },
    },
    {
      name: 'application-packages',
      comment: 'the application imports no package but neverthrow, nanostores and valibot',
      severity: 'error',
      from: { path: '^application/', pathNot: testFile },
      to: { path: 'node_modules/', pathNot: npm('neverthrow', 'nanostores', 'valibot') },
    },
    {
      name: 'application-tests',
      comment: 'a test of the application imports no adapter but the fakes of adapters/in-memory',
      severity: 'error',
      from: { path: `^application/.*${testFile}` },
      to: { path: '^(adapters|ui|stories|build)/', pathNot: '^adapters/in-memory/' },
    },
    {
      name: 'adapters-look-inwards',
      comment: 'an adapter imports the application and the domain, not the interface, the stories or the tests',
      severity: 'error',
      from: { path: '^adapters/', pathNot: testFile },
      to: { path: '^(ui|stories|tests)/' },
    },
    {
      name: 'adapters-stand-apart',
      comment: 'an adapter folder does not import another one (adapters/wiring joins them)',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: ['^adapters/(wiring|server|commands)/', testFile] },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'server-takes-its-adapters-from-the-wiring',
      comment: 'adapters/server imports no other adapter folder than adapters/wiring',
      severity: 'error',
      from: { path: '^adapters/server/', pathNot: testFile },
      to: { path: '^adapters/', pathNot: '^adapters/(server|wiring)/' },
    },
    {
      name: 'commands-take-their-adapters-from-the-wiring',
      comment: 'adapters/commands imports adapters/wiring, adapters/database and the environment of the server',
      severity: 'error',
      from: { path: '^adapters/commands/' },
      to: { path: '^adapters/', pathNot: ['^adapters/(commands|wiring|database)/', '^adapters/server/environment\\.ts$'] },
    },
    {
      name: 'built-site-in-the-server',
      comment: 'the built site is imported only by adapters/server',
      severity: 'error',
      from: { pathNot: '^(adapters/server|tests)/' },
      to: { path: '^(\\.\\./)*build/(server|client)/' },
    },
    {
      name: 'ui-calls-use-cases',
      comment: 'the interface imports application/web and types of the domain; ui/entry.* also adapters/wiring',
      severity: 'error',
      from: { path: '^ui/', pathNot: ['^ui/entry\\.', testFile] },
      to: { path: '^(application|adapters|stories|tests|build)/', pathNot: '^application/web/' },
    },
    {
      name: 'components-take-props',
      comment: 'a component imports no use case, and nothing of a page or a layout: it takes props, words and types of the domain',
      severity: 'error',
      from: { path: '^ui/components/', pathNot: testFile },
      to: { path: '^(application/|ui/(?!components/|words/|theme/|locales/))' },
    },
    {
      name: 'ui-entries-are-wired',
      comment: 'ui/entry.* imports application/web, adapters/wiring and types of the domain',
      severity: 'error',
      from: { path: '^ui/entry\\.' },
      to: {
        path: '^(application|adapters|stories|tests|build)/',
        pathNot: ['^application/web/', '^adapters/wiring/'],
      },
    },
    {
      name: 'ui-knows-domain-types-only',
      comment: 'the interface imports types of the domain (import type), never its values',
      severity: 'error',
      from: { path: '^ui/', pathNot: testFile },
      to: { path: '^domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      comment: 'a test file is imported by no other file',
      severity: 'error',
      from: {},
      to: { path: testFile },
    },
    {
      name: 'stories-are-read-by-tests-only',
      comment: 'a story is imported only by stories and tests',
      severity: 'error',
      from: { pathNot: ['^(stories|tests)/', '^\\.storybook/'] },
      to: { path: '^stories/' },
    },
    {
      name: 'ofetch-in-http',
      comment: 'ofetch is imported only in adapters/http',
      severity: 'error',
      from: { pathNot: '^adapters/http/' },
      to: { path: npm('ofetch') },
    },
    {
      name: 'sql-in-database',
      comment: 'kysely and pg are imported only in adapters/database (and by the tests that prepare a database)',
      severity: 'error',
      from: { pathNot: '^(adapters/database|tests)/' },
      to: { path: npm('kysely', 'pg') },
    },
    {
      name: 'container-in-wiring',
      comment: 'tsyringe and reflect-metadata are imported only in adapters/wiring',
      severity: 'error',
      from: { pathNot: '^adapters/wiring/' },
      to: { path: npm('tsyringe', 'reflect-metadata') },
    },
    {
      name: 'react-in-ui',
      comment: 'React is imported only in ui and stories',
      severity: 'error',
      from: { pathNot: ['^(ui|stories|tests)/', '^\\.storybook/'] },
      to: { path: react },
    },
    {
      name: 'no-node-inside',
      comment: 'domain, application and ui run in a browser too: no module of Node (ui/entry.server.* excepted)',
      severity: 'error',
      from: { path: '^(domain|application|ui)/', pathNot: ['^ui/entry\\.server\\.', testFile] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycle',
      comment: 'modules do not import each other in a circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'a module that imports nothing and that nothing imports is dead',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^ui/routes\\.ts$', '^ui/routes/', '^\\.storybook/', testFile],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'every import leads to a file: an import that leads nowhere is one that no rule can judge',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '^(\\.\\./)*build/(server|client)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^build/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
