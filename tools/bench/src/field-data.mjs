/** How a page is for a shopper, with the processor four times slower, as the page itself tells the tag manager. */
import { launchChromium } from './measure-page.mjs'

const slowdown = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** @param {string} url @param {object} [body] */
const control = async (url, body) => {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** The control API's address of a world in which pages tell the tag manager of themselves. @param {string} base */
async function openWorld(base) {
  const worlds = `${base}/__sim/v1/worlds`
  const { id } = /** @type {{ id: string }} */ (await control(worlds, { persona: 'signed-in' }))
  const featureFlags = { tagManagerUrl: '/tagmanager/tags.js' }
  await control(`${worlds}/${id}/commands`, { setFeatureFlags: { featureFlags } })
  return `${worlds}/${id}`
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
    await page.getByRole('checkbox', { name: /^Orbit/ }).click()
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

const vitals = /** @type {const} */ (['LCP', 'INP', 'CLS'])

/** Times in milliseconds. @typedef {Record<(typeof vitals)[number], number>} FieldData */

/** Milliseconds in which the events of a page that is left arrive. */
const patience = 5000

/** What the world's journal has been told; undefined until it is all of it. @param {string} world @returns {Promise<FieldData | undefined>} */
async function readVitals(world) {
  const { events } = /** @type {import('@soe/contracts').Journal} */ (await control(`${world}/journal?events=1`))
  const told = (events ?? []).flatMap(({ kind, details }) => (kind === 'page-event' && details ? [details] : []))
  const found = vitals.map((name) => [name, told.findLast(({ event }) => event === name)?.['value']])
  return found.every(([, value]) => typeof value === 'number') ? Object.fromEntries(found) : undefined
}

/** @param {string} world */
async function waitForVitals(world) {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const found = await readVitals(world)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the page has not told how fast it was')
}

/**
 * What a shopper who has agreed to be counted, and clicks a few times, tells of a page.
 * @param {string} base
 * @param {import('./measured-pages.mjs').PageName} name
 * @param {string} path
 */
export async function measureField(base, name, path) {
  const world = await openWorld(base)
  const browser = await launchChromium()
  try {
    const context = await browser.newContext(phone)
    await context.addCookies([{ name: 'analyticsConsent', value: 'granted', url: base }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${world}/enter?to=${path}`, { waitUntil: 'networkidle' })
    await visits[name](page)
    await page.goto('about:blank')
    return await waitForVitals(world)
  } finally {
    await browser.close()
  }
}
