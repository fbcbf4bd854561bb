/** `npm run bench:start-up`: from process start to the first answer, beside Prism and Mockoon on the same contract, and an empty server. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rowsOf } from './figure-rows.mjs'
import { milliseconds, ratio } from './number-texts.mjs'
import { dryOption, publishFigures } from './publish-figures.mjs'
import { simulatorBundle } from './servers.mjs'
import { median } from './statistics.mjs'

const command = 'npm run bench:start-up'
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Another build's bundle, started in turn with this one. */
    base: { type: 'string' },
    ...dryOption,
  },
})

const openapi = fileURLToPath(new URL('../../../dist/contract/openapi.json', import.meta.url))
const fromOpenApi = createRequire(new URL('../../openapi/package.json', import.meta.url))
const prism = join(dirname(fromOpenApi.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js')

/** Fetched when it is first measured: 250 packages that nothing else here needs. */
const mockoonVersion = '9.9.0'
const cache = fileURLToPath(
  new URL(`../../../node_modules/.cache/soe-bench/mockoon-${mockoonVersion}`, import.meta.url),
)
const mockoon = join(cache, 'node_modules/@mockoon/cli/bin/run.js')
if (!existsSync(mockoon)) {
  const packages = ['--prefix', cache, `@mockoon/cli@${mockoonVersion}`]
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' })
}

const data = mkdtempSync(join(tmpdir(), 'soe-start-'))
const port = 4877
const path = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=smartphones'

const bare = `require('node:http').createServer((_, reply) => reply.end('{}')).listen(${port})`

/** @param {string} bundle */
const inMemory = (bundle) => [bundle, '--port', String(port), '--store', 'memory']

/** Programs by the name of their figure, each with its title in the table. @type {Readonly<Record<string, { title: string, command: string[] }>>} */
const programs = {
  node: { title: 'Node, a server and nothing else', command: ['-e', bare] },
  ...(values.base !== undefined && { base: { title: 'base, memory', command: inMemory(values.base) } }),
  memory: { title: 'simulator, memory', command: inMemory(simulatorBundle) },
  embedded: {
    title: 'simulator, embedded store',
    command: [simulatorBundle, '--port', String(port), '--data', data],
  },
  prism: { title: 'Prism', command: [prism, 'mock', openapi, '--port', String(port), '--host', '127.0.0.1'] },
  mockoon: {
    title: 'Mockoon',
    command: [mockoon, 'start', '--data', openapi, '--port', String(port), '--disable-log-to-file'],
  },
}

const answers = async () => {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status < 500
  } catch {
    return false
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Milliseconds from spawn to the first good answer. @param {readonly string[]} command */
const start = async (command) => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, command, { stdio: 'ignore' })
  while (!(await answers())) await pause()
  const elapsed = performance.now() - startedAt
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
  return elapsed
}

/** @type {Record<string, number[]>} */
const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]))
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, program] of Object.entries(programs)) times[name]?.push(await start(program.command))
}
rmSync(data, { recursive: true, force: true })

/** @param {string} name */
const timeOf = (name) => median(times[name] ?? [])

/** Compares each start of the simulator with the one of another program in the same round. @param {string} name */
const ratioTo = (name) =>
  ratio(median((times['memory'] ?? []).map((time, round) => time / (times[name]?.[round] ?? Number.NaN))))

console.log(`From process start to the first answer, median of ${values.rounds}`)
for (const [name, { title }] of Object.entries(programs))
  console.log(`${title.padEnd(34)}${milliseconds(timeOf(name))}`)
if (values.base !== undefined) console.log(`The simulator takes ${ratioTo('base')} of the base's time`)

const rows = rowsOf[command]
/** @param {string} name */
const beside = (name) => [`${ratioTo(name)} of ${milliseconds(timeOf(name))}`]
publishFigures(
  command,
  {
    [rows.memory]: [milliseconds(timeOf('memory'))],
    [rows.embedded]: [milliseconds(timeOf('embedded'))],
    [rows.prism]: beside('prism'),
    [rows.mockoon]: beside('mockoon'),
    [rows.node]: beside('node'),
  },
  values,
)
