/** How fast a page answers a shopper's clicks: the longest interaction, with the processor four times slower. */
import { launchChromium } from './measure-page.mjs'

const slowdown = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Runs in the page from its start: notes the longest duration of each interaction. */
const observeInteractions = `
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/** The address that puts a signed-in customer, in a world of their own, on a page. @param {string} base @param {string} path */
async function enterAddress(base, path) {
  const made = await fetch(`${base}/__sim/v1/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'signed-in' }),
  })
  const { id } = /** @type {{ id: string }} */ (await made.json())
  return `${base}/__sim/v1/worlds/${id}/enter?to=${path}`
}

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function saveToWishlist(page) {
  await page.getByRole('button', { name: 'Wishlist: Orbit 12 Pro', exact: true }).first().click()
  await page.getByText('Orbit 12 Pro has been added to your wishlist.').waitFor()
}

/** What a shopper does on a page, by its name. @type {Readonly<Record<import('./measured-pages.mjs').PageName, (page: Page) => Promise<void>>>} */
const visits = {
  async grid(page) {
    await saveToWishlist(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Orbit' }).click()
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await page.getByLabel('Sort').press('ArrowDown')
  },
  async product(page) {
    await saveToWishlist(page)
    await page.getByRole('radio', { name: /256 GB/ }).click()
    await page.getByRole('radio', { name: 'Full retail price' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').waitFor()
  },
}

/** Milliseconds in which the browser reports the last interaction. */
const reportDelay = 1000

/**
 * Interaction to Next Paint in milliseconds: of fewer than fifty interactions the longest.
 * @param {string} base
 * @param {import('./measured-pages.mjs').PageName} name
 * @param {string} path
 */
export async function measureInp(base, name, path) {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage(phone)
    await page.addInitScript({ content: observeInteractions })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(await enterAddress(base, path), { waitUntil: 'networkidle' })
    await visits[name](page)
    await page.waitForTimeout(reportDelay)
    const durations = await page.evaluate('[...globalThis.interactions.values()]')
    return Math.max(.../** @type {number[]} */ (durations))
  } finally {
    await browser.close()
  }
}
