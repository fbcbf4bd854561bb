/**
 * `npm run test:soak:nodes`: the suites whose code runs in Node, on every version that the tarballs are for. What runs
 * in a browser does not depend on the Node beside it. The MCP inspector lists the tools there too.
 * `-- --node 24 --project world` runs a part of that.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChrome } from './find-chrome.mjs'
import { findNode } from './find-node.mjs'
import { findRedis } from './find-redis.mjs'
import { listTools } from './list-tools.mjs'
import { root, runNx } from './nx.mjs'
import { expectedSuites, readSuites } from './suites.mjs'
import { summarise } from './summarise.mjs'
import { thisMachine } from './this-machine.mjs'

const reports = join(root, 'dist/reports')

const majors = [22, 24, 26]

const projects = [
  'contracts',
  'promises',
  'forwarder',
  'rules',
  'catalogue',
  'world',
  'carrier',
  'scenario',
  'simulator-client',
  'simulator',
  'conformance',
  'openapi',
  'soe-sim',
  'examples',
  'packages',
  'workspace',
]

const { values } = parseArgs({
  options: { node: { type: 'string', multiple: true }, project: { type: 'string', multiple: true } },
})
const asked = { majors: values.node?.map(Number) ?? majors, projects: values.project ?? projects }

/** @type {import('./find-node.mjs').NodeMachine} */
const machine = {
  platform: process.platform,
  arch: process.arch,
  folder: join(root, 'dist/nodes'),
  version: (program) =>
    existsSync(program) ? spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim() : undefined,
  install: (to, spec) => {
    mkdirSync(to, { recursive: true })
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error']
    return spawnSync('npm', ['install', '--prefix', to, ...flags, spec], { stdio: 'inherit' }).status === 0
  },
}

/**
 * The project of a suite, such as carrier of `carrier-cart`.
 * @param {string} suite
 */
const projectOf = (suite) =>
  projects
    .filter((project) => suite === project || suite.startsWith(`${project}-`))
    .sort((left, right) => right.length - left.length)[0] ?? ''

/** @param {string} suite */
const isAsked = (suite) => asked.projects.includes(projectOf(suite))

/**
 * @param {string} program of Node
 * @returns {boolean} whether every suite is all right
 */
function testOn(program) {
  rmSync(reports, { recursive: true, force: true })
  const env = {
    PATH: [dirname(program), process.env['PATH']].join(delimiter),
    CHROME_PATH: findChrome(thisMachine),
    REDIS_SERVER: findRedis(thisMachine),
  }
  const given = ['run-many', '-t', 'test', '-p', ...asked.projects, '--skip-nx-cache']
  const run = runNx(given, { env, node: program })
  const { lines, ok } = summarise(readSuites(reports, expectedSuites(root).filter(isAsked)))
  console.log(['', `Suites on Node ${machine.version(program)}`, ...lines].join('\n'))
  return run.ok && ok && isInspected(program)
}

/**
 * @param {string} program of Node
 * @returns {boolean} whether the inspector of MCP finds tools, where their project is asked for
 */
function isInspected(program) {
  if (!asked.projects.includes('soe-sim')) return true
  const tools = listTools(program)
  console.log(`The MCP inspector lists ${tools.join(', ') || 'no tool'}`)
  return tools.length > 0
}

const results = asked.majors
  .map((major) => findNode(machine, major))
  .map(({ major, program, problem }) => ({ major, problem, ok: program !== undefined && testOn(program) }))

console.log('')
for (const { major, problem, ok } of results) console.log(problem ?? `Node ${major}: ${ok ? 'passed' : 'failed'}`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
