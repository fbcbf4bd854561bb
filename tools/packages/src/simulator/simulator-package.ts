import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion } from '@soe/contracts/openapi'
import { build, type Plugin } from 'esbuild'
import type { PackagePlan, PackPlace } from '../package-plan'
import { runProgram } from '../run-program'

const readme = `# soe-sim

A carrier for the online shop that keeps carts, cases, locks, sessions and wishlists, answers every call of the contract,
and can be told to fail. It brings the built shop and a console along.

\`\`\`sh
npx soe-sim start                      # the shop at http://localhost:4010/, the console at /__sim
npx soe-sim start --data ./worlds      # worlds outlive the process (needs the optional package lmdb)
\`\`\`

A world is a carrier of its own, one for each test. A browser is in it once it has opened the address that is printed; a
client without cookies names it in the header \`x-sim-world\`.

\`\`\`sh
npx soe-sim worlds make --id demo --persona signed-in
npx soe-sim fail-next demo cart.addDevice --status 503
npx soe-sim command demo setPrice skuId=orbit-12-pro-kelp-128 priceCents=100
npx soe-sim clock demo --advance PT31M
npx soe-sim scenarios --search hang                  # what can be armed by its id
npx soe-sim scenarios cart-load-hangs > mine.yaml    # one as a file to change
npx soe-sim schema scenario > scenario.schema.json   # all that a file may say, which editors complete
npx soe-sim lint mine.yaml && npx soe-sim arm demo mine.yaml
npx soe-sim journal demo                             # then "why demo-3", and "verify demo --junit report.xml"
\`\`\`

| page | what |
|---|---|
| [docs/for-qa.md](docs/for-qa.md) | what a scenario may say, worlds, clocks, snapshots and forks, expectations |
| [docs/command-line.md](docs/command-line.md) | every command, with recording and HTTP archives |
| [docs/packages.md](docs/packages.md) | tests with Jest, Vitest, \`node:test\` and Playwright, in process, containers |
| [docs/operations.md](docs/operations.md) | the token of the control API, pages of another origin, replicas, limits |
| [docs/half-built-backend.md](docs/half-built-backend.md) | a backend of yours behind the simulator |
| [docs/java-and-python.md](docs/java-and-python.md) | tests in Java and Python |
| [docs/coming-from.md](docs/coming-from.md) | the words of WireMock, MockServer, Mockoon, MSW, and MSW itself |
| [docs/explore.md](docs/explore.md) | the failures that nobody thought of |

\`npx soe-sim --help\` lists the commands. Node 20.19, or 22.12 and newer.
`

/** What the workspace's build made, and where the package keeps it. */
const built = [
  ['dist/apps/simulator/main.mjs', 'simulator/main.mjs'],
  ['dist/apps/simulator/bundle.cjs', 'simulator/bundle.cjs'],
  ['dist/apps/simulator/mcp.cjs', 'simulator/mcp.cjs'],
  ['dist/apps/simulator/write-code-cache.mjs', 'simulator/write-code-cache.mjs'],
  ['dist/apps/storefront', 'shop'],
  ['dist/apps/console', 'console'],
] as const

const copyBuilt = ({ root, folder }: PackPlace) =>
  Promise.all(built.map(([from, to]) => cp(join(root, from), join(folder, to), { recursive: true })))

/** Gives the simulator the shop and the console that lie beside it, then becomes it. */
const start = `import { fileURLToPath } from 'node:url'

const beside = (name) => fileURLToPath(new URL(name, import.meta.url))
const simulator = beside('./simulator/main.mjs')
const [, , ...given] = process.argv
process.argv = [process.execPath, simulator, '--static', beside('./shop'), '--console', beside('./console'), ...given]
await import(new URL('./simulator/main.mjs', import.meta.url).href)
`

const bundleCommandLine = ({ root, folder }: PackPlace) =>
  runProgram(process.execPath, [
    join(root, 'tools/workspace/src/build-program.mjs'),
    'soe-sim',
    join(folder, 'soe-sim.mjs'),
    contractVersion,
  ])

/** The server for agents lies beside it. */
const besideMcpFile: Plugin = {
  name: 'mcp-file',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@soe\/simulator-client\/mcp$/ }, () => ({ path: './mcp.cjs', external: true })),
}

/** The simulator for a test's own process: no port, no files, worlds in memory. */
const bundleInProcess = ({ root, folder }: PackPlace) =>
  build({
    entryPoints: [join(root, 'tools/packages/src/simulator/in-process.ts')],
    outfile: join(folder, 'simulator/in-process.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    external: ['lmdb'],
    logLevel: 'warning',
    plugins: [besideMcpFile],
  })

const index = `export { createSimulator } from './simulator/in-process.cjs'
`

const declarations = `export interface SimulatorOptions {
  /** Real time in milliseconds since 1970; Date.now without it. */
  readonly clock?: () => number
}

export interface InjectedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
  readonly signal?: AbortSignal
}

export interface InjectedReply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly rawPayload: Uint8Array
}

export interface Simulator {
  inject(request: InjectedRequest): Promise<InjectedReply>
  close(): Promise<void>
}

/** A simulator in this process that listens nowhere: give it to inProcess of soe-simulator-client. */
export declare const createSimulator: (options?: SimulatorOptions) => Promise<Simulator>
`

/** A skill a folder, as agents look for them. */
const copySkills = async ({ root, folder }: PackPlace) => {
  const guides = join(root, 'apps/console/public/guides')
  for (const file of await readdir(guides))
    await cp(join(guides, file), join(folder, 'skills', file.replace(/[.]md$/, ''), 'SKILL.md'))
}

const lmdbVersion = async ({ root }: PackPlace): Promise<string> => {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'node_modules/lmdb/package.json'), 'utf8'),
  )
  return version
}

export const simulatorPackage: PackagePlan = {
  name: 'soe-sim',
  changelog: 'tools/packages/src/simulator/CHANGELOG.md',
  pages: [
    'docs/for-qa.md',
    'docs/coming-from.md',
    'docs/command-line.md',
    'docs/packages.md',
    'docs/operations.md',
    'docs/java-and-python.md',
    'docs/explore.md',
    'docs/half-built-backend.md',
  ],
  bundles: { entries: ['apps/simulator/src/main.ts', 'tools/soe-sim/src/main.ts'], external: ['lmdb'] },
  manifest: {
    description: 'A carrier with state for the online shop, the built shop itself, and a command line for scenarios.',
    bin: { 'soe-sim': './soe-sim.mjs' },
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  },
  fields: async (place) => ({ optionalDependencies: { lmdb: await lmdbVersion(place) } }),
  fill: async (place) => {
    await copyBuilt(place)
    await Promise.all([bundleCommandLine(place), bundleInProcess(place)])
    await writeFile(join(place.folder, 'index.js'), index)
    await writeFile(join(place.folder, 'index.d.ts'), declarations)
    await writeFile(join(place.folder, 'start.mjs'), start)
    await writeFile(join(place.folder, 'README.md'), readme)
    await copySkills(place)
  },
}
