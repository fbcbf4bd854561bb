import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { contractVersion } from '@soe/contracts/openapi'
import type { PackagePlan, PackPlace } from '../package-plan'
import { emitDeclarations } from './emit-declarations'

const entries = {
  index: 'index.ts',
  container: 'container/container.ts',
  jest: 'fixtures/jest.ts',
  playwright: 'fixtures/playwright.ts',
  'playwright-http': 'fixtures/playwright-http.ts',
  'playwright-timeline': 'fixtures/timeline/timeline-reporter.ts',
}

const readme = `# soe-simulator-client

The simulator's control API, and a world of its own for each test.

\`\`\`ts
import { freshWorld } from 'soe-simulator-client/jest'

const world = freshWorld({ persona: 'signed-in', scenario: 'cart-load-503-once' })

it('loads the cart again', async () => {
  const shopper = await world().enter()
  await shopper.call('checkout.getCheckoutDetails', { body: {} })
})
\`\`\`

A scenario of your own is typed by the contract: an error that an operation can't answer does not compile.

\`\`\`ts
import { defineScenario, rule } from 'soe-simulator-client'

export const orderIsScheduled = defineScenario({
  id: 'order-is-scheduled',
  title: 'Adding a device answers 208',
  rules: [rule.on('cart.addDevice', { id: 'refused', nth: 1, reply: { error: '208' } })],
  expect: [{ rule: 'refused', fired: 1 }],
})
\`\`\`

Vitest and \`node:test\` hand over their hooks, \`freshWorld({}, { beforeEach, afterEach })\` of
\`soe-simulator-client/runner\`. With Playwright, \`import { test, expect } from 'soe-simulator-client/playwright'\`: each test's browser is in its world.
With \`soe-simulator-client/playwright-http\` a test of any shop, without a world, is explored (\`docs/explore.md\` of \`soe-sim\`).
SIM_URL says where the simulator is (http://localhost:4010 otherwise); \`npx soe-sim start\` starts one, and so do
\`SimulatorProcess\` and \`SimulatorContainer\` of \`soe-simulator-client/container\`, from within a test.

\`freshWorld({ simulator: inProcess(await createSimulator()) })\` needs no port: \`inProcess\` is of this package,
\`createSimulator\` of \`soe-sim\`. \`carrierHandlers(http, { baseUrl, world })\` are handlers for MSW; from a browser the
simulator is started with \`--allow-origin\` and the origin of the page, and the test makes the world, since pages of
another origin may not. What a scenario may say stands in \`docs/for-qa.md\` of \`soe-sim\`, with an example of each runner
in \`docs/packages.md\`.
`

/** What CommonJS asks for as well: Jest's own `require` loads no ES modules. */
const required = ['index', 'jest'] as const

const bundle = ({ root, folder }: PackPlace, names: readonly string[], format: 'esm' | 'cjs') =>
  build({
    entryPoints: Object.fromEntries(
      Object.entries(entries)
        .filter(([name]) => names.includes(name))
        .map(([name, file]) => [name, join(root, 'libs/simulator-client/src', file)]),
    ),
    outdir: folder,
    bundle: true,
    splitting: format === 'esm',
    format,
    ...(format === 'cjs' && { outExtension: { '.js': '.cjs' } }),
    platform: 'node',
    target: 'node22',
    chunkNames: 'shared/[hash]',
    external: ['@playwright/test'],
    logLevel: 'warning',
  })

const exportOf = (name: keyof typeof entries) => ({
  types: `./types/${entries[name].replace(/\.ts$/, '.d.ts')}`,
  ...(required.some((each) => each === name) && { require: `./${name}.cjs` }),
  default: `./${name}.js`,
})

export const clientPackage: PackagePlan = {
  name: 'soe-simulator-client',
  changelog: 'tools/packages/src/client/CHANGELOG.md',
  bundles: {
    entries: Object.values(entries).map((file) => `libs/simulator-client/src/${file}`),
    external: ['@playwright/test'],
  },
  manifest: {
    description:
      'Makes worlds in the simulator for tests, with typed scenarios and fixtures for Jest, Vitest, node:test and Playwright, and starts simulators.',
    exports: {
      '.': exportOf('index'),
      './container': exportOf('container'),
      './jest': exportOf('jest'),
      './runner': exportOf('jest'),
      './playwright': exportOf('playwright'),
      './playwright-http': exportOf('playwright-http'),
      './playwright-timeline': exportOf('playwright-timeline'),
      './package.json': './package.json',
    },
    dependencies: { 'soe-contract': contractVersion },
    peerDependencies: { '@playwright/test': '>=1.50' },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
    sideEffects: false,
  },
  fill: async (place) => {
    const { root, folder } = place
    await bundle(place, Object.keys(entries), 'esm')
    await bundle(place, required, 'cjs')
    await emitDeclarations({
      root,
      parts: [
        { from: join(root, 'libs/simulator-client/src'), entries: Object.values(entries), to: '' },
        { from: join(root, 'libs/scenario/src/dsl'), entries: ['define-scenario.ts'], to: 'scenario' },
      ],
      to: join(folder, 'types'),
    })
    await writeFile(join(folder, 'README.md'), readme)
  },
}
