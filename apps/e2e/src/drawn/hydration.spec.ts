import type { BrowserContext, Page } from '@playwright/test'
import { expect, freshContext, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { bases, drawnPages, pagesFor, type Persona } from './drawn-pages'
import { hydrated, snapshot } from './page-snapshot'

const stateTag = /(<script type="application\/json" id="state">)(.*?)(<\/script>)/

/** What Chromium logs of a page that answers 404. */
const missingPage = /status of 404.*\/(no-such-phone|nowhere)\//

/** The same document with its data alone, so that the browser draws the page. */
const withoutDrawing = (html: string) => {
  const emptied = html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="state">)/, '$1$2')
    .replace(/src="[^"]*" data-code="([^" ]*)[^"]*"/, 'src="$1"')
  return emptied.replace(stateTag, (_, start: string, json: string, end: string) => {
    const { drawnFor: _drawnFor, ...state } = JSON.parse(json) as Record<string, unknown>
    return `${start}${JSON.stringify(state).replaceAll('<', '\\u003c')}${end}`
  })
}

interface Paused {
  requestId: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

/** A page whose documents the browser draws by itself. Routes would keep its scripts out of the cache. */
const pageWithoutDrawing = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const empty = async ({ requestId, responseStatusCode = 200, responseHeaders = [] }: Paused) => {
    if (responseStatusCode >= 300 && responseStatusCode < 400)
      return session.send('Fetch.continueRequest', { requestId })
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
    const html = withoutDrawing(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString())
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
      body: Buffer.from(html).toString('base64'),
    })
  }
  session.on('Fetch.requestPaused', (paused) => void empty(paused))
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] })
  return page
}

const drawByBrowser = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

const rememberHeading = () =>
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') Reflect.set(globalThis, 'drawnHeading', document.querySelector('h1'))
  })

const keptHeading = () => document.querySelector('h1') === Reflect.get(globalThis, 'drawnHeading')

/**
 * The page that was drawn becomes the page that the browser would have drawn. React leaves a wrong attribute as it
 * is, and throws a wrong text away with the page around it: both show here. Errors fail every journey by themselves.
 */
const expectSilentHydration = async (byBrowser: Page, page: Page, path: string) => {
  await drawByBrowser(byBrowser, path)
  await page.goto(path)
  await hydrated(page)
  expect(await page.evaluate(keptHeading), 'the drawn page stays').toBe(true)
  // Either page still fetches what waits for an idle browser, and offers help after ten seconds.
  await expect(async () => {
    const shown = await snapshot(byBrowser)
    expect(shown.length).toBeGreaterThan(50)
    expect(await snapshot(page), path).toEqual(shown)
  }).toPass({ timeout: 30_000 })
}

interface Condition {
  persona: Persona
  timezoneId: 'UTC' | 'Pacific/Auckland'
  locale: 'en-US' | 'ar-EG'
  width: 375 | 1440
  colorScheme: 'light' | 'dark'
  /** The world's time. */
  freeze?: string
}

const in2031 = { freeze: '2031-03-09T23:30:00Z' }

/** Every pair of conditions is met, but for who shops. */
const conditions: readonly Condition[] = [
  { persona: 'prospect', timezoneId: 'UTC', locale: 'en-US', width: 375, colorScheme: 'light' },
  {
    persona: 'prepay',
    timezoneId: 'Pacific/Auckland',
    locale: 'ar-EG',
    width: 1440,
    colorScheme: 'dark',
    ...in2031,
  },
  { persona: 'signed-in', timezoneId: 'Pacific/Auckland', locale: 'ar-EG', width: 1440, colorScheme: 'light' },
  {
    persona: 'prospect',
    timezoneId: 'Pacific/Auckland',
    locale: 'en-US',
    width: 375,
    colorScheme: 'dark',
    ...in2031,
  },
  { persona: 'prepay-signed-in', timezoneId: 'UTC', locale: 'ar-EG', width: 375, colorScheme: 'dark' },
  { persona: 'prepay', timezoneId: 'UTC', locale: 'en-US', width: 1440, colorScheme: 'light', ...in2031 },
]

/** Its day depends on the clock and the time zone. */
const soldAhead = '/smartphones/lumen-fold-2/'

/** Of the pages, those of even or of odd places. */
const half = Number(process.env['SOAK_SEED'] ?? 20_261) % 2

/** In the soak every page is opened in both languages; else the conditions share half of the pages. */
const pathsOf = (persona: Persona, turn: number): string[] => {
  const { en, es } = bases
  const paths = pagesFor(persona).map(({ path }) => path)
  if (isSoak) return paths.flatMap((path) => [`${en}${path}`, `${es}${path}`])
  const shared = drawnPages
    .filter((_, index) => index % (2 * conditions.length) === 2 * turn + half)
    .map(({ path }) => path)
  return [
    soldAhead,
    ...shared.filter((path) => paths.includes(path)).map((path, round) => `${(turn + round) % 2 ? es : en}${path}`),
  ]
}

/** A page that is missing says so in the console as well. */
test.use({ expectedErrors: [missingPage] })

const ownBrowser = freshContext('has a clock and a language of its own')

for (const [turn, { persona, freeze, width, ...options }] of conditions.entries())
  test.describe(`hydrating for ${persona}`, () => {
    test.use({ persona, ...options, viewport: { width, height: 900 } })
    test.setTimeout(isSoak ? 900_000 : 60_000)
    const title = [...Object.values(options), width, freeze ?? 'now'].join(', ')

    test(`changes nothing that was drawn: ${title} @wide`, ownBrowser, async ({ page, context, world, simulator }) => {
      if (freeze) await simulator.clock(world.id, { freeze })
      await page.request.get(world.enterUrl(), { maxRedirects: 0 })
      await page.addInitScript(rememberHeading)
      const byBrowser = await pageWithoutDrawing(context)
      for (const path of pathsOf(persona, turn))
        await test.step(path, () => expectSilentHydration(byBrowser, page, path))
    })
  })

/** Presses the cart icon at the first change of what was drawn: the header answers then, and the page does not yet. */
const pressCartEarly = () => {
  const press = (_: unknown, observer: MutationObserver) => {
    const icon = document.querySelector<HTMLAnchorElement>('header a[href$="expresscart.html"]')
    if (!icon) return
    observer.disconnect()
    Reflect.set(globalThis, 'wasEarly', performance.getEntriesByName('hydrated').length === 0)
    icon.click()
  }
  new MutationObserver(press).observe(document, { attributes: true, attributeFilter: ['href'], subtree: true })
}

test('a link that is pressed before the page below it has hydrated leads on in silence', async ({ page }) => {
  await page.addInitScript(pressCartEarly)
  await page.goto('/smartphones/')
  await expect(page).toHaveURL(/\/expresscart\.html$/)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasEarly'))).toBe(true)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
