const { existsSync, readFileSync, readdirSync } = require('node:fs')
const { join } = require('node:path')
const swc = require('@swc/core')

// The cruiser names files from where it runs, so the packages are read from there too.
const root = process.cwd()

// The cruiser parses every file as plain TypeScript, where JSX is a syntax error.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })

const sharedByFeatures = [
  'libs/contracts',
  'libs/rules',
  'libs/ui',
  'libs/shop/platform',
  'libs/shop/journey',
  'libs/shop/basket',
]

/** Who may import whom; the folders are those of the workspace, and every package has a row. */
const mayImport = {
  'libs/contracts': [],
  'libs/promises': ['libs/contracts'],
  'libs/forwarder': [],
  'libs/rules': ['libs/contracts'],
  'libs/catalogue': ['libs/contracts', 'libs/rules'],
  'libs/world': ['libs/contracts', 'libs/rules', 'libs/catalogue'],
  'libs/carrier': ['libs/contracts', 'libs/rules', 'libs/catalogue', 'libs/world'],
  'libs/scenario': ['libs/contracts'],
  'libs/simulator-client': ['libs/contracts', 'libs/scenario'],
  'libs/ui': [],
  'libs/stories': ['libs/contracts', 'libs/scenario', 'libs/simulator-client'],
  'libs/shop/platform': ['libs/contracts', 'libs/rules', 'libs/ui'],
  'libs/shop/journey': ['libs/contracts', 'libs/rules', 'libs/ui', 'libs/shop/platform'],
  'libs/shop/basket': ['libs/contracts', 'libs/rules', 'libs/shop/platform', 'libs/shop/journey'],
  'libs/shop/steps': sharedByFeatures,
  'libs/shop/wishlist': sharedByFeatures,
  'libs/shop/recommendations': [...sharedByFeatures, 'libs/shop/steps', 'libs/shop/wishlist'],
  'libs/shop/*': [...sharedByFeatures, 'libs/shop/steps', 'libs/shop/wishlist', 'libs/shop/recommendations'],
  'apps/simulator': [
    'libs/contracts',
    'libs/promises',
    'libs/forwarder',
    'libs/rules',
    'libs/catalogue',
    'libs/world',
    'libs/carrier',
    'libs/scenario',
    'libs/simulator-client',
  ],
  'apps/storefront': ['libs/shop/*', 'libs/contracts', 'libs/rules', 'libs/ui'],
  'apps/gallery': ['libs/shop/*', 'libs/contracts', 'libs/rules', 'libs/simulator-client', 'libs/stories', 'libs/ui'],
  'apps/console': ['libs/contracts', 'libs/scenario', 'libs/simulator-client', 'libs/ui'],
  'apps/e2e': ['libs/contracts', 'libs/scenario', 'libs/simulator-client', 'libs/stories'],
  'tools/conformance': ['libs/contracts', 'libs/forwarder', 'libs/promises', 'libs/scenario'],
  'tools/drift': ['libs/contracts', 'libs/carrier', 'libs/world', 'apps/simulator'],
  'tools/bench': ['libs/contracts', 'libs/simulator-client'],
  'tools/openapi': ['libs/contracts', 'libs/promises', 'libs/simulator-client'],
  'tools/soe-sim': ['libs/contracts', 'libs/forwarder', 'libs/scenario', 'libs/simulator-client'],
  'tools/examples': ['libs/contracts', 'libs/scenario', 'libs/simulator-client'],
  'tools/packages': ['libs/contracts', 'libs/promises', 'libs/world', 'apps/simulator'],
  'tools/faults': [
    'libs/contracts',
    'libs/scenario',
    'libs/simulator-client',
    'libs/world',
    'apps/simulator',
    'tools/drift',
    'tools/soe-sim',
  ],
  'tools/mutants': [],
  'tools/wire': ['libs/contracts', 'libs/scenario', 'libs/simulator-client', 'libs/world', 'apps/simulator'],
  'tools/new-operation': [],
  'tools/workspace': [],
}

/** What only a few may import, outside the workspace; a folder covers all below it. */
const outside = [
  {
    name: 'ts-rest',
    to: 'node_modules/@ts-rest/',
    only: [
      'libs/contracts',
      'libs/simulator-client',
      'libs/shop/platform',
      'apps/simulator/src/http',
      'apps/simulator/src/control',
      'tools/bench',
      'tools/conformance',
    ],
  },
  {
    name: 'zod',
    to: 'node_modules/zod/',
    not: [
      'libs/rules',
      'libs/catalogue',
      'libs/world',
      'libs/carrier',
      'libs/ui',
      'libs/shop/platform',
      'libs/shop/journey',
      'libs/shop/basket',
      'apps/storefront',
      'tools/workspace',
    ],
  },
  {
    name: 'mcp',
    to: 'node_modules/@modelcontextprotocol/',
    only: ['libs/simulator-client/src/mcp', 'apps/simulator/src/control', 'tools/soe-sim'],
  },
  { name: 'hono', to: 'node_modules/(@hono|hono)/', only: ['tools/examples'] },
  { name: 'fastify', to: 'node_modules/(@fastify|fastify)/', only: ['apps/simulator', 'tools/bench'] },
  {
    name: 'react',
    to: 'node_modules/(react|react-dom|wouter|@tanstack/react-query)/',
    only: ['libs/shop', 'libs/stories', 'libs/ui', 'apps/storefront', 'apps/gallery', 'apps/console'],
  },
]

/** What the tests of a package may import besides. */
const testsMayImport = {
  'libs/shop/devices': ['libs/catalogue', 'libs/simulator-client', 'libs/stories'],
  'tools/conformance': ['libs/simulator-client', 'apps/simulator', 'tools/drift'],
  'tools/soe-sim': ['libs/world', 'apps/simulator'],
}

/** Stories and the tests beside them, too, are in no build of the shop. */
const isTest = '[.]test[.]tsx?$|[.]story[.]tsx$|[.]gallery[.]ts$|/src/testing/'
const browserCode = '^(libs/(contracts|rules|ui|shop)/|apps/(storefront|gallery|console)/src/)'
const purely = ['libs/contracts', 'libs/promises', 'libs/rules', 'libs/scenario']

const foldersUnder = (parent) =>
  existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : []

const packages = ['apps', 'libs', 'libs/shop', 'tools']
  .flatMap(foldersUnder)
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))

const folderOf = Object.fromEntries(packages.map(({ folder, manifest }) => [manifest.name, folder]))

const rowOf = (folder) => mayImport[folder] ?? (folder.startsWith('libs/shop/') ? mayImport['libs/shop/*'] : undefined)

const anyOf = (paths) => `^(${paths.map((path) => path.replace('*', '[^/]+')).join('|')})/`

const inWorkspace = '^(apps|libs|tools)/'

const exceptFor = (folder, allowed) => anyOf([folder, ...allowed])

const tableRule = (folder, allowed, who, from) => ({
  name: `${folder.replaceAll('/', '-')}${who}-imports`,
  comment: `${folder} may import ${allowed.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^${folder}/`, ...from },
  to: { path: inWorkspace, pathNot: exceptFor(folder, allowed) },
})

const tableRules = packages
  .filter(({ folder }) => rowOf(folder))
  .flatMap(({ folder }) => [
    tableRule(folder, rowOf(folder), '', { pathNot: isTest }),
    tableRule(
      folder,
      [...rowOf(folder), ...(testsMayImport[folder] ?? ['libs/simulator-client', 'libs/stories'])],
      '-tests',
      {
        path: `^${folder}/.*(${isTest})`,
      },
    ),
  ])

const packagesWithoutRow = packages
  .filter(({ folder }) => !rowOf(folder))
  .map(({ folder }) => ({
    name: `${folder.replaceAll('/', '-')}-has-no-row`,
    comment: `${folder} needs a row in the table of .dependency-cruiser.cjs.`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: {},
  }))

const declared = ({ dependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf[name] ?? [])

/** Nx knows what depends on what from the manifests alone. */
const manifestRules = packages.map(({ folder, manifest }) => ({
  name: `${folder.replaceAll('/', '-')}-declares`,
  comment: `${folder}/package.json must declare every package of the workspace that it imports.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: inWorkspace, pathNot: exceptFor(folder, declared(manifest)) },
}))

const entries = packages.flatMap(({ folder, manifest }) =>
  Object.values(manifest.exports ?? {}).map((file) => `${folder}/${file.replace('./', '')}`),
)

/** Type imports look like any other to the parser, so each rule covers them too. */
const entryRules = packages.flatMap(({ folder }) => [
  {
    name: `${folder.replaceAll('/', '-')}-entered-by-its-exports`,
    comment: 'A package is entered only through the files that its package.json exports.',
    severity: 'error',
    from: { path: inWorkspace, pathNot: `^${folder}/` },
    to: { path: `^${folder}/`, pathNot: entries.length > 0 ? `^(${entries.join('|')})$` : undefined },
  },
  {
    name: `${folder.replaceAll('/', '-')}-entered-by-its-name`,
    comment: 'Another package is imported by its name, not by a path.',
    severity: 'error',
    from: { path: inWorkspace, pathNot: `^${folder}/` },
    to: { path: `^${folder}/`, dependencyTypesNot: ['aliased-workspace'] },
  },
])

const outsideRules = outside.map(({ name, to, only, not }) => ({
  name: `${name}-only-where-it-belongs`,
  comment: only ? `${name} belongs in ${only.join(', ')}.` : `${name} does not belong in ${not.join(', ')}.`,
  severity: 'error',
  from: only ? { path: inWorkspace, pathNot: `${anyOf(only)}|${isTest}` } : { path: anyOf(not), pathNot: isTest },
  to: { path: to },
}))

const generalRules = [
  {
    name: 'no-cycle',
    comment: 'What depends on itself cannot be understood, tested or moved alone.',
    severity: 'error',
    from: {},
    // What comes at one moment is fetched as a whole by its own parts.
    to: { circular: true, viaOnly: { pathNot: '[.]moment[.]ts$' } },
  },
  {
    name: 'resolvable',
    comment: 'The import leads nowhere: no such file, or the package does not export it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '[.](css|svg|png|avif|webp|woff2)|^fast-check/unseeded$' },
  },
  {
    name: 'tests-are-leaves',
    comment: 'Nothing but a test imports what only tests may import.',
    severity: 'error',
    from: { pathNot: isTest },
    to: { path: isTest },
  },
  {
    name: 'pure-or-browser',
    comment: 'Pure and browser code have no Node modules.',
    severity: 'error',
    from: {
      path: `${browserCode}|${anyOf(purely)}`,
      pathNot: `${isTest}|[.]config[.]|^apps/(gallery/src/list-stories|storefront/src/document/answer-pages)[.]ts$`,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the-document-is-for-servers-and-tools',
    comment: 'The OpenAPI document and all schemas that it needs stay out of the browser.',
    severity: 'error',
    from: { path: inWorkspace, pathNot: `${isTest}|^(libs/contracts/src/openapi|libs/promises|apps/simulator|tools)/` },
    to: { path: '^libs/contracts/src/openapi/' },
  },
  {
    name: 'a-backend-that-is-not-ours',
    comment: 'The example backend is written from the published contract alone.',
    severity: 'error',
    from: { path: '^tools/examples/src/backend/', pathNot: isTest },
    to: { path: inWorkspace, pathNot: '^tools/examples/src/backend/' },
  },
  {
    name: 'a-judge-shares-nothing-with-the-judged',
    comment: 'Conformance reaches neither rules, world nor carrier, not even through others.',
    severity: 'error',
    from: { path: '^tools/conformance/', pathNot: isTest },
    to: { path: '^libs/(rules|world|carrier)/', reachable: true },
  },
]

module.exports = {
  forbidden: [...generalRules, ...tableRules, ...packagesWithoutRow, ...manifestRules, ...entryRules, ...outsideRules],
  options: {
    // TypeScript 7 has no JavaScript interface for the cruiser's own parser to call.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // The second folder holds what uses generated code, which the soak writes and compiles.
    exclude: { path: '(^|/)dist/|^tools/wire/generators/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
