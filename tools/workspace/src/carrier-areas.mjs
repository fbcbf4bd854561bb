import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './nx.mjs'

const carrier = join(root, 'libs/carrier')
const source = join(carrier, 'src')
const testing = join(source, 'testing')

/** What holds no operations, and the laws over all of them: one target that every change in the carrier runs. */
const core = 'core'

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

/** @param {string} name */
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** @param {string} path */
const isTestCode = (path) =>
  path.endsWith('.test.ts') || (path.startsWith(testing) && !path.endsWith('scripted-errors.ts'))

/** @param {string} specifier without ending, absolute */
const resolve = (specifier) =>
  [`${specifier}.ts`, join(specifier, 'index.ts')].find((candidate) => existsSync(candidate))

/**
 * The file of the testing folder that exports a name: its index leads to all of them.
 * @param {string} name
 */
const testingFileOf = (name) =>
  filesIn(testing).find((path) =>
    new RegExp(`^export (const|interface|type) ${name}\\b`, 'm').test(readFileSync(path, 'utf8')),
  )

/**
 * The files of an import statement's names; a barrel counts for what is taken from it.
 * @param {string} folder
 * @param {string} names
 * @param {string} specifier
 */
const imported = (folder, names, specifier) => {
  const target = join(folder, specifier)
  if (target !== testing) return [resolve(target)]
  return names.split(',').map((name) => testingFileOf(name.replace('type ', '').trim()))
}

/**
 * What a file needs: its imports, and in tests the operations that they call by key.
 * @param {string} path
 */
const needs = (path) => {
  const text = readFileSync(path, 'utf8')
  const imports = [...text.matchAll(/(?:\{([^{}]*)\}|\*)(?: as \w+)? from '(\.[^']+)'/g)].flatMap(
    ([, names = '', specifier = '']) => imported(dirname(path), names, specifier),
  )
  const keys = isTestCode(path) ? [...text.matchAll(/'([a-z]\w*)\.([a-z]\w*)'/gi)] : []
  const called = keys.map(([, area = '', name = '']) => resolve(join(source, kebab(area), kebab(name))))
  return [...imports, ...called].filter((found) => found !== undefined)
}

/**
 * Every file of the carrier that the given ones need, themselves included.
 * @param {readonly string[]} start
 */
const closure = (start) => {
  const found = new Set(start)
  for (const path of found) for (const needed of needs(path)) found.add(needed)
  return [...found]
}

/** @param {string} folder */
const isArea = (folder) => existsSync(join(root, 'libs/contracts/src', folder, `${folder}.routes.ts`))

/** The carrier's areas, by their folders. */
export const areas = () =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isArea(entry.name))
    .map(({ name }) => name)
    .toSorted()

/**
 * A file of a room as the whole room; an operation, or a file of the root, as itself.
 * @param {string} area
 */
const inputOf = (area) => {
  const known = areas()
  return (/** @type {string} */ path) => {
    const place = relative(source, path)
    const folder = dirname(place)
    if (place.startsWith(`${area}/`)) return `{projectRoot}/src/${area}/**/*`
    return folder === '.' || known.includes(folder) ? `{projectRoot}/src/${place}` : `{projectRoot}/src/${folder}/*`
  }
}

/**
 * What a change must touch for the tests of an area to run again, within the carrier.
 * @param {string} area
 */
export const inputsOf = (area) =>
  area === core
    ? ['{projectRoot}/src/**/*']
    : [...new Set(closure(filesIn(join(source, area))).map(inputOf(area)))].toSorted()

/** @param {string} area */
const patternOf = (area) =>
  area === core
    ? `--testPathIgnorePatterns ${areas()
        .map((name) => `src/${name}/`)
        .join(' ')}`
    : `src/${area}/`

/** @param {string} area */
const target = (area) => ({
  executor: 'nx:run-commands',
  cache: true,
  inputs: [...inputsOf(area), '{projectRoot}/{package.json,jest.config.cjs}', '^source', 'jest', 'toolchain'],
  outputs: [`{workspaceRoot}/dist/reports/carrier-${area}.json`],
  options: { command: `jest -c {projectRoot}/jest.config.cjs ${patternOf(area)}` },
})

/** The carrier's project.json: a test target for each area, and one that runs them all. */
export const carrierProject = () => ({
  $schema: '../../node_modules/nx/schemas/project-schema.json',
  name: 'carrier',
  targets: {
    test: { executor: 'nx:noop', dependsOn: ['test-*'] },
    ...Object.fromEntries([...areas(), core].map((area) => [`test-${area}`, target(area)])),
  },
})

export const carrierProjectFile = join(carrier, 'project.json')
