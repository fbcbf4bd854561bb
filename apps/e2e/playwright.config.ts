import { defineConfig, devices } from '@playwright/test'
import { leanArgs, type WorldOptions } from '@soe/simulator-client/playwright'
import { browserArgs, withoutPictures } from '@soe/stories/browser-args'

/** The shop runs already, behind the judge's proxy: `tools/workspace/src/judge-browser.mjs`. */
const isJudged = process.env['JUDGED'] === '1'

const isSoak = process.env['SOAK'] === '1'

/** Shoppers who go where chance or every link leads them. */
export const walks = ['crawl/**', 'random/**'].map((folder) => `**/src/${folder}/*.spec.ts`)

/** They break answers at random; the judge would hold that against the carrier. */
const breaking = ['**/src/random/*.spec.ts', '**/src/crawl/random-steps.spec.ts']

const output = isJudged ? '../../dist/e2e-judged' : '../../dist/e2e'
// The Nx executor that runs folders of tests as targets divides this report among them.
const report = isJudged ? '../../dist/reports/e2e-judged.json' : `${output}/report.json`

/** Draws what the page shows, for screenshots; nothing else looks at it. */
const isDrawing = process.env['DRAW'] === '1' || process.env['PICTURES'] !== undefined

const launchOptions = {
  executablePath: process.env['CHROME_PATH'],
  args: [
    ...browserArgs,
    ...(isDrawing ? [] : leanArgs),
    // That every picture is there, the drawn pages' markup tells.
    ...(isDrawing || isSoak ? [] : [withoutPictures]),
  ],
}

const desktop = { viewport: { width: 1440, height: 900 } }

const mobile = {
  viewport: { width: 375, height: 812 },
  userAgent: devices['Pixel 7'].userAgent,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Frames that nothing waits for cost a tenth of a run; the soak draws them all. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } }

/** A journey runs at one width: `@mobile` in its title says which, `@both` asks for the two. */
const small = [
  { name: 'desktop', use: { ...desktop, ...still }, grepInvert: /@mobile|@narrow/ },
  { name: 'mobile', use: { ...mobile, ...still }, grep: /@mobile|@narrow|@both/ },
]

/**
 * The soak runs each at both widths, but for what only a wide screen does (`@wide`) or only a narrow one (`@narrow`).
 * Its seed says which width is dark.
 */
const soak = (seed: number) => {
  const [wide, narrow] = seed % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    { name: `desktop-${wide}`, use: { ...desktop, colorScheme: wide }, grepInvert: /@narrow/ },
    { name: `mobile-${narrow}`, use: { ...mobile, colorScheme: narrow }, grepInvert: /@wide/ },
  ]
}

/** `npm run bench:weight` weighs other builds, too. */
const built = `${process.env['SHOP_DIST'] ?? 'dist'}/apps`

const webServer = {
  name: 'simulator',
  cwd: '../..',
  command: `node ${built}/simulator/main.mjs --port 0 --static ${built}/storefront --console ${built}/console`,
  // The named group becomes the environment variable SHOP_PORT of every worker.
  wait: { stdout: /http:\/\/localhost:(?<shop_port>\d+)/ },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  timeout: 60_000,
}

export default defineConfig<WorldOptions>({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // In full these take hours; `npm run test:soak:walks` runs them.
  ...(isSoak && { testIgnore: walks }),
  ...(isJudged && { testIgnore: breaking }),
  outputDir: `${output}/results`,
  fullyParallel: true,
  forbidOnly: true,
  // A test waits for the shop half of its time.
  workers: '200%',
  retries: 0,
  // Beside other suites a page may wait for its turn; what holds ends a wait at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: isDrawing ? 'only-on-failure' : 'off',
    launchOptions,
    // The soak is the control: a context a test.
    keepPage: !isSoak && process.env['FRESH'] !== '1',
    judged: isSoak,
  },
  projects: isSoak ? soak(Number(process.env['SOAK_SEED'])) : small,
  ...(!isJudged && { webServer }),
})
