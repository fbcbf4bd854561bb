const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** The suite that runs the tests of parts, wherever these stand. */
const gallery = 'apps/gallery'

/**
 * @param {string} folder
 * @param {string} ending
 */
const holds = (folder, ending) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith(ending))

/**
 * The `nx` part of a project's package.json.
 * @param {string} folder
 * @returns {{ name?: string, implicitDependencies?: string[], targets?: { build?: object } }}
 */
const readProject = (folder) => {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).nx ?? {}) : {}
}

/**
 * What a suite opens in its browsers: all that it names as needed, and what it builds itself.
 * @param {string} suite
 */
const buildsOf = (suite) => {
  const { name = '', implicitDependencies = [], targets } = readProject(suite)
  return targets?.build ? [...implicitDependencies, name] : implicitDependencies
}

/**
 * @param {string} workspaceRoot
 * @param {string} suite
 * @param {string} folder
 * @param {string} report
 * @param {readonly object[]} inputs
 */
const targetOf = (workspaceRoot, suite, folder, report, inputs) => ({
  executor: '@soe/workspace:browser',
  cache: true,
  dependsOn: [{ projects: buildsOf(join(workspaceRoot, suite)), target: 'build' }],
  options: { config: `${suite}/playwright.config.ts`, folder },
  inputs: [...inputs, { env: 'SOAK' }, { env: 'SOAK_SEED' }],
  outputs: ['reports', 'journals'].map((kept) => `{workspaceRoot}/dist/${kept}/{projectName}-${report}.json`),
})

/**
 * A target for each folder of a suite's own tests.
 * @param {string} suite
 * @param {string} workspaceRoot
 */
const targetsOfSuite = (suite, workspaceRoot) => {
  const src = join(workspaceRoot, suite, 'src')
  if (!existsSync(join(workspaceRoot, suite, 'playwright.config.ts')) || !existsSync(src)) return {}
  const folders = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && holds(join(src, entry.name), '.spec.ts'))
    .map(({ name }) => name)
  const inputs = ['default', '^source']
  return Object.fromEntries(
    folders.map((name) => [
      `test-${name}`,
      targetOf(workspaceRoot, suite, `${suite}/src/${name}`, name, /** @type {any} */ (inputs)),
    ]),
  )
}

/** Of the simulator counts what was built of it: its own packages are none of the part's. */
const inputsOfParts = [
  'source',
  'stories',
  '^source',
  { input: 'source', projects: ['gallery', 'stories'] },
  { dependentTasksOutputFiles: '**/bundle.cjs' },
]

/**
 * A target for the tests that stand beside a package's parts.
 * @param {string} folder
 * @param {string} workspaceRoot
 */
const targetsOfParts = (folder, workspaceRoot) =>
  folder !== gallery && holds(join(workspaceRoot, folder, 'src'), '.gallery.ts')
    ? {
        'test-gallery': targetOf(
          workspaceRoot,
          gallery,
          `${folder}/src`,
          'gallery',
          /** @type {any} */ (inputsOfParts),
        ),
      }
    : {}

/**
 * The browser tests of a project; the executor runs those that are needed as one.
 * @param {string} folder
 * @param {string} workspaceRoot
 */
const targetsOf = (folder, workspaceRoot) => ({
  ...targetsOfSuite(folder, workspaceRoot),
  ...targetsOfParts(folder, workspaceRoot),
})

/**
 * @param {readonly string[]} manifests
 * @param {unknown} _
 * @param {{ workspaceRoot: string }} context
 */
const createNodes = (manifests, _, { workspaceRoot }) =>
  manifests.map((manifest) => {
    const folder = dirname(manifest)
    return [manifest, { projects: { [folder]: { targets: targetsOf(folder, workspaceRoot) } } }]
  })

module.exports = {
  name: 'browser-tests',
  targetsOf,
  createNodes: ['{apps/*,libs/*,libs/shop/*}/package.json', createNodes],
}
