import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, posix } from 'node:path'
import { runProgram } from './run-program'
import { installTarballs } from './testing/install-tarballs'
import { makeEngine } from './testing/make-engine'
import { packed, packedFolder, tarballOf } from './testing/packed'
import { readExample } from './testing/read-example'
import { startPacked } from './testing/start-packed'

const root = resolve(__dirname, '../../..')

const isSoak = process.env['SOAK'] === '1'

const typescript = join(root, 'node_modules/typescript/bin/tsc')

/** The compilers that consumers use; the older takes many times as long. */
const compilers: Readonly<Record<string, string>> = {
  'TypeScript 7': typescript,
  ...(isSoak && { 'TypeScript 5.9': join(dirname(require.resolve('typescript/package.json')), 'bin/tsc') }),
}

const nodenext = ['--module', 'nodenext', '--moduleResolution', 'nodenext']
const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler']

const bundlers = { nodenext, ...(isSoak && { bundler }) }

const consumer = `import { errors, routes, type Answer, type Body } from 'soe-contract'
import { answers, bodies } from 'soe-contract/zod'

const body: Body<'cart.addDevice'> = bodies['cart.addDevice'].parse({})
const answer: Answer<'wishlist.addWishlist'> = answers['wishlist.addWishlist'].parse({})
export const names: readonly string[] = [...routes.map(({ key }) => key), ...errors.map(({ name }) => name)]
export const cases: Body<'cases.getCases'> = { cartInfo: {} }
export const line: string | undefined = body.data.lines[0]?.device?.productId
// @ts-expect-error no operation has this name
export type Unknown = Answer<'cart.fly'>
export { answer }
`

const testOfStranger = `import { createSimulator } from 'soe-sim'
import { createSimulatorClient, inProcess, type SimulatorClient } from 'soe-simulator-client'
import { SimulatorContainer, SimulatorProcess, type StartedSimulator } from 'soe-simulator-client/container'
import { freshWorld } from 'soe-simulator-client/jest'
import { test } from 'soe-simulator-client/playwright'

export const client: SimulatorClient = createSimulatorClient({ baseUrl: 'http://localhost:4010' })
export const world = freshWorld({ persona: 'signed-in', simulator: inProcess(await createSimulator()) })
export const started: StartedSimulator = await new SimulatorProcess().withFlags('--drain', 'PT1S').start()
export const worldOfStarted = freshWorld({ simulator: started })
export const image = new SimulatorContainer().withEngine('podman').withCommand('--store', 'memory')
export const cartOf = async () => {
  const shopper = await world().enter()
  const { answer, error } = await shopper.call('checkout.getCheckoutDetails', { body: {} })
  await shopper.call('cases.getCases', { body: {} })
  return { answer, error }
}
export const verified = async (): Promise<boolean> => (await world().verify()).ok
test('a page', async ({ page, world: own }) => {
  await page.goto(own.enterUrl('/smartphones/'))
})
// @ts-expect-error no persona is a number
freshWorld({ persona: 1 })
`

let folder: string
/** The address of the packed simulator, which makes a world for each who asks. */
let url: string
let stop: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  folder = await installTarballs(
    packed.map(({ tarball }) => tarball),
    {
      with: [
        'zod@4.6.7',
        'jest@30.5.2',
        '@playwright/test@1.65.1',
        '@types/jest@30',
        '@types/node@22',
        ...(isSoak ? ['vitest@4'] : []),
      ],
    },
  )
  ;({ url, stop } = await startPacked(folder))
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Built files and pictures are many of a kind, the former with a digest in their names. */
const kindOf = (file: string): string =>
  /^((shop|console)\/assets|console\/pictures|shared)\//.test(file)
    ? `${dirname(file)}/*${basename(file).slice(basename(file).lastIndexOf('.'))}`
    : file

describe('a packed package', () => {
  it('holds the files that were reviewed, and no others', () => {
    expect(
      Object.fromEntries(packed.map(({ name, files }) => [name, [...new Set(files.map(kindOf))].toSorted()])),
    ).toMatchSnapshot()
  })

  it('is published as its manifest says, for runtimes and for types', async () => {
    for (const { tarball } of packed) {
      expect(await runProgram(join(root, 'node_modules/.bin/publint'), ['run', tarball, '--strict'])).toContain(
        'All good!',
      )
      if (isSoak) await runProgram(join(root, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only'])
    }
  })

  it.each([
    ['soe-sim/third-party-licenses.md', ['fastify', 'zod']],
    ['soe-sim/shop/third-party-licenses.md', ['react', '@fontsource-variable/instrument-sans']],
    ['soe-sim/console/third-party-licenses.md', ['react', '@fontsource-variable/geist']],
    ['soe-conform/third-party-licenses.md', ['zod']],
  ])('names the licences of what it bundles: %s', (file, names) => {
    const list = readFileSync(join(packedFolder, file), 'utf8')
    for (const name of names) expect(list).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)$`, 'm'))
  })

  it('has pages whose links lead to pages that it brings, and whose words are those of the packages', () => {
    for (const { name, files } of packed) {
      for (const page of files.filter((file) => /^(?:README|CHANGELOG|docs\/.*)[.]md$/.test(file))) {
        const text = readFileSync(join(packedFolder, name, page), 'utf8')
        const linked = [...text.matchAll(/\]\((?!#|https?:)([^)#]+)/g)].map(([, to = '']) =>
          posix.join(dirname(page), to),
        )
        expect({ page, missing: linked.filter((to) => !files.includes(to)) }).toEqual({ page, missing: [] })
        expect(text).not.toMatch(/@soe\/(?:scenario|simulator-client)\b/)
      }
    }
  })

  it('says which Node it needs, and what its version brings', () => {
    for (const { name } of packed) {
      const read = (file: string) => readFileSync(join(packedFolder, name, file), 'utf8')
      const { version, engines } = JSON.parse(read('package.json')) as { version: string; engines: object }
      expect(engines).toEqual({ node: '^20.19 || >=22.12' })
      expect(read('CHANGELOG.md')).toContain(version)
    }
  })

  it.each(['soe-sim/soe-sim.mjs', 'soe-conform/soe-conform.mjs'])(
    '%s says which Node it needs to an older one',
    async (file) => {
      const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })'
      const given = [
        '--import',
        `data:text/javascript,${encodeURIComponent(older)}`,
        join(packedFolder, file),
        '--help',
      ]
      const { status, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' })
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^soe-\w+ needs Node 20\.19, or 22\.12 and newer\./)])
    },
  )

  it('names no other package of this workspace', () => {
    for (const { name } of packed) {
      const manifest = readFileSync(join(packedFolder, name, 'package.json'), 'utf8')
      expect(manifest).not.toContain('@soe/')
    }
  })
})

const cases = Object.keys(compilers).flatMap((compiler) =>
  Object.entries(bundlers).map(([name, flags]) => ({ compiler, bundler: name, flags })),
)

/** The test of the DSL, which marks all that the compiler refuses, with nothing of the workspace left in it. */
const dslTest = () =>
  readFileSync(join(root, 'libs/scenario/src/dsl/define-scenario.test.ts'), 'utf8')
    .replace("'./define-scenario'", "'soe-simulator-client'")
    .replace(/import { (\w+) } from '\.\.[^']*'/g, "declare const $1: Lint['$1']").concat(`interface Lint {
  checkScenario: (document: unknown) => { ok: boolean; problems: { code: string; path: string }[] }
  parseScenarios: (text: string) => { problems: unknown[]; scenarios: unknown[] }
}`)

const typedScenario = readExample('typed-scenario.ts')

/** What teams outside of the workspace write. */
const written: Readonly<Record<string, string>> = {
  'consumer.ts': consumer,
  'test-of-stranger.ts': testOfStranger,
  'dsl.ts': dslTest(),
  'typed-scenario.ts': typedScenario,
  'page.ts': `${readExample('page.ts')}declare const reply: Response\nexport const kinds = [cart, routes]\n`,
}

const wrongScenarios = [
  { file: 'wrong-operation.ts', right: "rule.on('cart.addDevice'", written: "rule.on('cart.addDevise'" },
  { file: 'wrong-error.ts', right: "error: '208'", written: "error: 'PROMO_INVALID'" },
  { file: 'wrong-patch.ts', right: 'rtCartCount: 12', written: 'basketCount: 12' },
]

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return Object.keys(files)
}

const compile = (compiler: string, files: readonly string[], flags: readonly string[]) => {
  const only = compiler === 'TypeScript 7' ? ['--ignoreConfig', '--checkers', '1'] : []
  const named = ['--types', 'node,jest', '--lib', 'esnext,dom,dom.iterable', '--target', 'es2022']
  const given = [...only, '--strict', '--pretty', 'false', ...named, ...flags, ...files]
  return runProgram(process.execPath, [compilers[compiler] ?? typescript, ...given], { cwd: folder })
}

describe('what consumers of the packages write', () => {
  it.each(cases)('compiles with $compiler under $bundler, with all types that it stands on', async (given) => {
    const flags = ['--skipLibCheck', 'false', '--outDir', 'compiled', ...given.flags]
    expect(await compile(given.compiler, write(written), flags)).toBe('')
  })

  it('does not compile with a wrong operation, error or patch in a scenario', async () => {
    const wrong = Object.fromEntries(
      wrongScenarios.map(({ file, right, written: other }) => [file, typedScenario.replace(right, other)]),
    )
    const flags = ['--skipLibCheck', '--noEmit', ...nodenext]
    const refused: unknown = await compile('TypeScript 7', write(wrong), flags).catch((error: unknown) => error)
    for (const { file, right } of wrongScenarios) {
      expect(typedScenario).toContain(right)
      expect(String(refused)).toMatch(new RegExp(`${file}\\(\\d+,\\d+\\): error`))
    }
  })
})

describe('the packed contract', () => {
  it('judges the examples that it brings along', async () => {
    writeFileSync(
      join(folder, 'examples.mjs'),
      `import { routes } from 'soe-contract'
import { bodies } from 'soe-contract/zod'
const wrong = routes.filter(({ key, example }) => bodies[key]?.safeParse(example.body).success === false)
console.log(routes.length > 80 && wrong.length === 0 ? 'all examples hold' : wrong)`,
    )
    expect(await runProgram(process.execPath, ['examples.mjs'], { cwd: folder })).toBe('all examples hold\n')
  })
})

describe('the packed test client', () => {
  it('makes, arms and verifies a world of the packed simulator', async () => {
    writeFileSync(
      join(folder, 'use-client.mjs'),
      `import { withWorld } from 'soe-simulator-client/jest'
const shown = await withWorld({ simulatorUrl: '${url}', scenario: 'cart-load-503-once' }, async (world) => {
  const shopper = await world.enter()
  const first = await shopper.call('checkout.getCheckoutDetails', { body: {} })
  const second = await shopper.call('checkout.getCheckoutDetails', { body: {} })
  return [first.status, second.status]
})
console.log(shown.join())`,
    )
    expect(await runProgram(process.execPath, ['use-client.mjs'], { cwd: folder })).toBe('503,200\n')
  })
})

describe('a scenario written outside of the workspace', () => {
  it('arms and fires', async () => {
    const env = { SIM_URL: url }
    expect(await runProgram(process.execPath, ['compiled/typed-scenario.js'], { cwd: folder, env })).toBe('208,12\n')
  })

  it('brings no code but its own, the scenarios and the contract along', () => {
    const { files } = packed.find(({ name }) => name === 'soe-simulator-client') ?? { files: [] }
    const code = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(packedFolder, 'soe-simulator-client', file), 'utf8'))
    const sources = code.flatMap((text) => [...text.matchAll(/^\/\/ .*\b(?:libs|apps|tools)\/([\w-]+)\//gm)])
    expect([...new Set(sources.map(([, lib]) => lib))].toSorted()).toEqual([
      'contracts',
      'scenario',
      'simulator-client',
    ])
  })
})

describe('docs/packages.md', () => {
  const page = readFileSync(join(root, 'docs/packages.md'), 'utf8')
  const writeExample = (file: string) => write({ [file]: readExample(file) })
  const runExample = (file: string, env: Readonly<Record<string, string>> = {}) => {
    writeExample(file)
    return runProgram(process.execPath, [file], { cwd: folder, env })
  }

  it('shows a test that runs in its own process', async () => {
    expect(await runExample('in-process.mjs')).toBe('signed-in\n')
  })

  it('shows a test that starts a simulator, which ends with it', async () => {
    expect(await runExample('start-process.mjs')).toBe('prepay\n')
    expect(existsSync(join(folder, 'worlds/data.mdb'))).toBe(true)
    const again = await startPacked(folder, '--data', 'worlds')
    await again.stop()
  })

  it('shows a test that starts an image', async () => {
    const { PATH, engineLog } = makeEngine(folder)
    expect(await runExample('start-container.mjs', { PATH })).toBe('prepay\n')
    expect(engineLog()).toMatch(/^run --detach .* --env SIM_TOKEN soe-sim\nport started 4010\/tcp\nstop started\n$/)
  })

  it('shows a test for each runner', async () => {
    // Playwright refuses to run where it takes itself to be in Jest.
    const env = { SIM_URL: url, JEST_WORKER_ID: undefined }
    const run = (program: string, given: readonly string[], own: NodeJS.ProcessEnv = env) =>
      runProgram(join(folder, 'node_modules/.bin', program), given, { cwd: folder, env: own })
    const executablePath = JSON.stringify(process.env['CHROME_PATH'])
    writeFileSync(
      join(folder, 'playwright.config.js'),
      `export default {
        timeout: 120_000,
        expect: { timeout: 60_000 },
        use: { launchOptions: { executablePath: ${executablePath} } },
      }`,
    )
    const [commonJs, spec] = [writeExample('shop.test.cjs'), writeExample('shop.spec.js')]
    const asModule = readExample('shop.test.cjs').replace(/const ({.*}) = require\((.*)\)/, 'import $1 from $2')
    const modules = { ...env, NODE_OPTIONS: '--experimental-vm-modules' }
    expect(await run('jest', ['--testMatch', '**/*.cjs', '--', ...commonJs])).toMatch(/Tests: +1 passed, 1 total/)
    expect(await run('jest', write({ 'shop.test.js': asModule }), modules)).toMatch(/Tests: +1 passed, 1 total/)
    expect(await run('playwright', ['test', ...spec, '--reporter', 'line'])).toContain('1 passed')
  })

  it.each([
    ['node.test.mjs', [process.execPath, '--test', '--test-reporter=tap'], /^# pass 1$/m] as const,
    // The workspace has no Vitest; npm installs it in the soak.
    ...(isSoak ? [['vitest.test.mjs', ['node_modules/.bin/vitest', 'run'], /Tests +1 passed/] as const] : []),
  ])('shows a test for a runner without global hooks: %s', async (file, [program, ...given], passed) => {
    const env = { SIM_URL: url, JEST_WORKER_ID: undefined }
    const printed = await runProgram(resolve(folder, program), [...given, ...writeExample(file)], { cwd: folder, env })
    expect(printed).toMatch(passed)
  })

  it('names each tarball as it is packed', () => {
    for (const { tarball } of packed) expect(page).toContain(`dist/packages/${basename(tarball)}`)
  })
})

describe('the packed simulator', () => {
  it('serves the drawn shop, arms a scenario by command line, and is judged by the packed judge', async () => {
    const run = (program: string, ...given: string[]) =>
      runProgram(join(folder, 'node_modules/.bin', program), given, { cwd: folder, env: { SIM_URL: url } })
    const page = await (await fetch(`${url}/smartphones/`, { headers: { accept: 'text/html' } })).text()
    expect(page).toMatch(/<h1[^>]*>.*Smartphones/s)
    expect((await fetch(`${url}/__sim/`)).status).toBe(200)
    await run('soe-sim', 'worlds', 'make', '--id', 'packed')
    expect(await run('soe-sim', 'arm', 'packed', 'cart-load-503-once')).toContain('cart-load-503-once')
    expect(await run('soe-conform', '--target', url, '--only', 'content.getPrepaidPlans')).toContain('0 findings')
  })

  it('keeps worlds in memory where lmdb could not be installed, and says so', async () => {
    const bare = await installTarballs([tarballOf('soe-sim')], { optional: false })
    const { printed, stop: stopBare } = await startPacked(bare, '--data', 'worlds')
    await stopBare()
    rmSync(bare, { recursive: true })
    expect(printed).toContain('The optional package lmdb is not installed')
  })
})
