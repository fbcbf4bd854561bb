import { isDeepStrictEqual } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import type { JourneyLocator, JourneyPage } from '../page/journey-page'
import { watchRequests, type WhenQuiet } from '../page/when-quiet'

/** The notice above the page, or the page in the place of one that could not be fetched. */
const offline = (page: Page) => page.getByText('You are offline')

/** What is typed and chosen on the page, each with its label. What comes later is not lost. */
const typedInto = (page: Page): Promise<string[]> =>
  page.locator('main :is(input, select, textarea):visible').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).flatMap(({ type, value, checked, labels, ariaLabel }) => {
      const isChoice = type === 'radio' || type === 'checkbox'
      const isGiven = isChoice ? checked : value !== ''
      return isGiven ? [`${labels?.[0]?.textContent ?? ariaLabel ?? ''}: ${isChoice ? 'chosen' : value}`] : []
    }),
  )

/** The page is the shop's: the identity provider's pages are not. */
const isShop = async (page: Page) => (await page.locator('main#content').count()) > 0

/** The code that watches the network comes when the browser is idle. */
const networkIsWatched = async (page: Page, whenQuiet: WhenQuiet) => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle.moment-')),
  )
  await page.waitForLoadState('networkidle')
  await whenQuiet()
}

/** What a press changes: the address, a question that opens, whether a switch is on; undefined where it is gone. */
const stateOf = async (page: Page, target: Locator) =>
  (await target.isVisible())
    ? {
        address: page.url(),
        questions: await page.locator('dialog[open]').count(),
        pressed: await target.getAttribute('aria-pressed', { timeout: 3000 }),
      }
    : undefined

/** Presses something without a network, and expects a way on and nothing lost; then presses it again with one. */
const pressThroughCut = async (page: Page, target: Locator, whenQuiet: WhenQuiet) => {
  await target.waitFor()
  if (!(await isShop(page))) return target.click()
  await networkIsWatched(page, whenQuiet)
  const place = page.url()
  const typed = await typedInto(page)
  const state = await stateOf(page, target)
  // A question that is answered closes; its notice offers what was pressed.
  const again = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Try again' })
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await target.click()
  await expect(offline(page).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\w{3}/)
  await expect(page.locator('main :is(a[href], button):visible').first()).toBeVisible()
  const busy = page.locator('button[aria-busy="true"]')
  // What is added to the cart waits for the network, and all else has failed.
  await expect(busy.filter({ hasNotText: /Add to cart|Add a new line|Upgrade existing line/ })).toHaveCount(0)
  if (page.url() === place) expect(await typedInto(page)).toEqual(expect.arrayContaining(typed))
  await page.context().setOffline(false)
  await expect(offline(page)).toHaveCount(0)
  await expect(busy).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await whenQuiet()
  // What was pressed may go on by itself, and its page be left while it is pressed again.
  await expect(async () => {
    // Found before the state is read: the next page may have a button of the same name.
    const [found] = await target.elementHandles()
    const now = await stateOf(page, target)
    if (isDeepStrictEqual(now, state)) {
      if (!found) throw new Error(`${target.toString()} has only just come`)
      await found.click({ timeout: 3000 })
    } else if (!now && (await again.isVisible())) await again.click({ timeout: 3000 })
  }).toPass()
}

const cutLocator = (page: Page, target: Locator, whenQuiet: WhenQuiet): JourneyLocator => ({
  getByLabel: (label, options) => cutLocator(page, target.getByLabel(label, options), whenQuiet),
  first: () => cutLocator(page, target.first(), whenQuiet),
  all: async () => (await target.all()).map((one) => cutLocator(page, one, whenQuiet)),
  count: () => target.count(),
  isVisible: () => target.isVisible(),
  click: () => pressThroughCut(page, target, whenQuiet),
  check: () => target.check(),
  fill: (text) => target.fill(text),
  pressSequentially: (text) => target.pressSequentially(text),
  selectOption: (value) => target.selectOption(value),
  toString: () => target.toString(),
})

/** The same page, whose network is cut at every press. */
export const cutNetwork = (page: Page): JourneyPage => {
  // A browser never fetches code again whose fetching a cut has broken, and a call that it breaks was another press's.
  const whenQuiet = watchRequests(page, (request) => /\.js$|\/soe\//.test(request.url()))
  return {
    goto: (address) => page.goto(address),
    url: () => page.url(),
    getByRole: (role, options) => cutLocator(page, page.getByRole(role, options), whenQuiet),
    getByLabel: (label, options) => cutLocator(page, page.getByLabel(label, options), whenQuiet),
    getByText: (text, options) => cutLocator(page, page.getByText(text, options), whenQuiet),
  }
}
