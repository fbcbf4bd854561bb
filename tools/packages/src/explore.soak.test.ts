import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installTarballs } from './testing/install-tarballs'
import { tarballOf } from './testing/packed'
import { startPacked } from './testing/start-packed'

jest.setTimeout(600_000)

let folder: string
let url: string
let stop: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  folder = await installTarballs(['soe-sim', 'soe-contract', 'soe-simulator-client'].map(tarballOf), {
    with: ['zod@4.6.7', '@playwright/test@1.65.1'],
  })
  ;({ url, stop } = await startPacked(folder))
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

// Playwright refuses to run where it takes itself to be in Jest.
const run = (program: string, ...given: readonly string[]) => {
  const env = { ...process.env, SIM_URL: url, FORCE_COLOR: '0', JEST_WORKER_ID: undefined }
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', program), given, {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { code: status, printed: stdout + stderr }
}

const explore = (...given: readonly string[]) => run('soe-sim', 'explore', ...given)

const aCell = ['--cells', 'content.getFeatureFlags#1 malformed']

test.each(['new-phone', 'own-device', 'accessory', 'plan-change', 'upgrade'])(
  'the installed command explores the journey %s, whose test imports the installed client',
  (journey) => {
    const { code, printed } = explore('--journey', journey, '--out', journey, ...aCell)
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/^1 cells run in .*: 1 green/m) })
    const written = readFileSync(join(folder, journey, `journey/${journey}.spec.ts`), 'utf8')
    expect(written).toContain("from 'soe-simulator-client/playwright'")
  },
)

test('what an earlier run found is known to the next one, until it is to begin afresh', () => {
  const again = (...given: readonly string[]) => explore('--journey', 'upgrade', '--out', 'upgrade', ...aCell, ...given)
  expect(again().printed).toContain('; 0 are run now.')
  expect(again('--fresh').printed).toContain('; 1 are run now.')
})

test.each([
  [['--cells', 'cart.addDevise'], 2, /^No cell is named like cart\.addDevise\. .* Allowed: .*plans\.getPlans#1/],
  [['--without', 'axes'], 2, /^There is no oracle axes\. Allowed: .*\baxe\b/],
  [['--time', 'PT0S'], 1, /^0 cells run in/m],
])('with %j nothing is judged, which is no success', (given, code, says) => {
  const explored = explore('--journey', 'own-device', '--out', 'nothing', ...given)
  expect(explored).toEqual({ code, printed: expect.stringMatching(says) })
})

test('a red cell of a team leaves a test that runs and fails there, of the steps that show it', () => {
  const page = readFileSync(resolve(__dirname, '../../../docs/explore.md'), 'utf8')
  const [, source = ''] = /```ts\n([^]*?)```/.exec(page) ?? []
  const longer = source.replace("  await page.goto('", "  await page.goto('/accessories/')\n  await page.goto('")
  mkdirSync(join(folder, 'tests'))
  writeFileSync(join(folder, 'tests/add-to-cart.spec.ts'), longer.replace('@soe/', 'soe-'))
  const launchOptions = JSON.stringify({ executablePath: process.env['CHROME_PATH'] })
  writeFileSync(join(folder, 'playwright.config.js'), `export default { use: { launchOptions: ${launchOptions} } }`)
  const { code, printed } = explore('tests/add-to-cart.spec.ts', '--cells', 'cart.addDevice#1 error-CART_LOCKED')
  expect({ code, printed }).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /store: The page does not lead to a store\.\n +Shown by await page\.goto\('\/smartphones/,
    ),
  })
  const [file = ''] = readdirSync(join(folder, 'explore-results/red')).filter((name) => name.endsWith('.spec.ts'))
  expect(readFileSync(join(folder, 'explore-results/red', file), 'utf8')).not.toContain("goto('/accessories/')")
  expect(existsSync(join(folder, 'explore-results/explore.html'))).toBe(true)
  const failed = run('playwright', 'test', '--config', 'explore-results/red', '--reporter', 'line')
  expect(failed).toEqual({ code: 1, printed: expect.stringContaining('store: The page does not lead to a store.') })
})
