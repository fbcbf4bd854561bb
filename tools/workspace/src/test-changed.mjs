/**
 * `npm run test:changed`: the tests that a change can break, each with its reason. It takes files, or else all that has
 * changed since the branch left main; `--list` runs nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chooseTests } from './changed/choose-tests.mjs'
import { readEntries, readJournals } from './changed/journals.mjs'
import { cruiseWorkspace } from './cruise-workspace.mjs'
import { findChrome } from './find-chrome.mjs'
import { findRedis } from './find-redis.mjs'
import { root, runNx, startNx } from './nx.mjs'
import { thisMachine } from './this-machine.mjs'

process.chdir(root)
const require = createRequire(import.meta.url)

/** @param {readonly string[]} given */
const git = (...given) => execFileSync('git', given, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** @param {string} base */
const changedSince = (base) => [
  ...git('diff', '--name-only', String(git('merge-base', 'HEAD', base)[0])),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const readGraph = async () => {
  const { modules } = await cruiseWorkspace({ validate: false })
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved, dynamic }) => ({ to: resolved, isDynamic: dynamic })),
    ]),
  )
}

/** The folders of the projects that Nx calls affected. @param {readonly string[]} changed */
const affectedFolders = (changed) => {
  const { output } = runNx(['show', 'projects', '--affected', '--files', changed.join(), '--json'], { quiet: true })
  const names = new Set(JSON.parse(output.slice(output.indexOf('['))))
  return git('ls-files', '*/package.json')
    .filter((manifest) => names.has(JSON.parse(readFileSync(manifest, 'utf8')).nx?.name))
    .map((manifest) => manifest.replace('package.json', ''))
}

/** Pages that run no script, and requests of no browser: what these bring stands in no journal. */
const withoutPage = /javaScriptEnabled: false|\brequest\.newContext\(|(?<![.\w])fetch\(/

/** @param {string} file */
const asksServer = (file) =>
  file.startsWith('apps/e2e/') && existsSync(file) && withoutPage.test(readFileSync(file, 'utf8'))

/** @param {string} script @param {readonly string[]} given */
const run = (script, given) => {
  const env = { ...process.env, CHROME_PATH: findChrome(thisMachine), REDIS_SERVER: findRedis(thisMachine) }
  return spawnSync(process.execPath, [require.resolve(script), ...given], { stdio: 'inherit', env }).status === 0
}

/** @param {string} file */
const projectOf = (file) => String(/^(apps|libs\/shop|libs|tools)\/[^/]+/.exec(file)?.[0])

/** @param {ReturnType<typeof chooseTests>} chosen */
const runTests = async ({ unit, part, journey }) => {
  if (!(await startNx(['run-many', '-t', 'build'], {}))) return false
  const projects = [...new Set(unit.map(({ file }) => projectOf(file)))]
  const browsers = [
    { config: 'apps/gallery/playwright.config.ts', files: part },
    { config: 'apps/e2e/playwright.config.ts', files: journey },
  ].filter(({ files }) => files.length > 0)
  return [
    unit.length === 0 ||
      run('jest/bin/jest', ['--projects', ...projects, '--runTestsByPath', ...unit.map(({ file }) => file)]),
    ...browsers.map(({ config, files }) =>
      run('@playwright/test/cli', ['test', '-c', config, ...files.map(({ file }) => join(root, file))]),
    ),
  ].every(Boolean)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'main' }, list: { type: 'boolean', default: false } },
})
const changed = positionals.length > 0 ? positionals.map((file) => relative(root, file)) : changedSince(values.base)
const counted = changed.filter((file) => !file.endsWith('.md'))
const folders = counted.length > 0 ? affectedFolders(counted) : []
const chosen = chooseTests(
  {
    graph: await readGraph(),
    entries: readEntries(),
    journals: readJournals(),
    asksServer,
    isDependent: (file) => folders.some((folder) => file.startsWith(folder)),
  },
  counted,
)
const lines = Object.values(chosen).flat()
for (const { file, why } of lines) console.log(`${file}\n  ${why}`)
console.log(`${lines.length} files of tests, for ${counted.length} changed files`)
process.exitCode = values.list || lines.length === 0 || (await runTests(chosen)) ? 0 : 1
