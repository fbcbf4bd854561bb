import type { Page } from '@playwright/test'
import { acceptAll, goOn, placeOrder, typeAddressee, typeCard, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { purchaseCalls } from '../weight/budgets'
import { countWalk } from './count-walk'

/** Pixels of three viewports of a phone. */
const longest = 3 * 812

/** The pages before the cart are as long as what they show. */
const checkoutPages = /\/sales\//

const phone = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Orbit 12 Pro/ })
    .first()

/** Pixels from the top of the main part to the page's heading; the steps to the order are between them. */
const headingAt = async (page: Page, name: string): Promise<number | undefined> => {
  await expect(page.getByRole('navigation', { name: 'Steps to your order' }).getByRole('listitem')).toHaveCount(5)
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  return heading.evaluate((found) =>
    Math.round(found.getBoundingClientRect().y - (found.closest('main')?.getBoundingClientRect().y ?? 0)),
  )
}

/** A page that comes may hide its heading for a moment. */
const expectHeadingAt = (page: Page, name: string, top: number | undefined) =>
  expect.poll(() => headingAt(page, name), { message: `the place of "${name}"` }).toBe(top)

const thanks = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Thank you, Maren' })).toBeVisible()

const walks = [
  {
    who: 'a guest who buys a phone',
    persona: 'prospect',
    bars: { screens: 6, clicks: 8, fields: 9 },
    callBudget: purchaseCalls,
    walk: async (page: Page) => {
      await phone(page).click()
      const foot = page.getByText(/^due today, with estimated tax for 30004$/)
      await expect(foot.locator('../..')).toContainText('$105.00')
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(page).toHaveURL(/numberselection/)
      await expect(page.getByText('So far $105.00 today, $82.77/mo')).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const top = await headingAt(page, 'Choose a number')
      await goOn(page)
      await expectHeadingAt(page, 'Your cart', top)
      await page.getByRole('link', { name: 'Checkout', exact: true }).first().click()
      await expectHeadingAt(page, 'Checkout', top)
      await typeContact(page)
      await goOn(page)
      await typeCard(page)
      await goOn(page)
      await acceptAll(page)
      await placeOrder(page).click()
      await expectHeadingAt(page, 'Thank you', top)
      await expect(page.getByText('Paid $90.00 today, then $82.77/mo')).toBeVisible()
    },
  },
  {
    who: 'a customer who upgrades by bill',
    persona: 'signed-in',
    bars: { screens: 4, clicks: 6, fields: 0 },
    callBudget: undefined,
    walk: async (page: Page) => {
      await phone(page).click()
      await page.getByRole('button', { name: 'Upgrade Maren, 207-555-XXXX' }).click()
      await expect(page.getByText('Your upgrade is for Maren, 207-555-XXXX.')).toBeVisible()
      await page.getByRole('radio', { name: 'Add to my next bill' }).check()
      await goOn(page)
      await acceptAll(page)
      await placeOrder(page).click()
    },
  },
  {
    who: 'a guest who buys an accessory',
    persona: 'prospect',
    bars: { screens: 4, clicks: 5, fields: 7 },
    callBudget: undefined,
    walk: async (page: Page) => {
      await page.getByRole('main').getByRole('link', { name: 'Accessories', exact: true }).click()
      await page.getByRole('button', { name: 'Add Bosun Charger' }).first().click()
      await page.getByRole('link', { name: 'Checkout', exact: true }).click()
      await typeAddressee(page)
      await goOn(page)
      await typeCard(page)
      await page
        .getByRole('region', { name: 'Payment' })
        .getByRole('button', { name: /^Place order · / })
        .click()
    },
  },
] as const

for (const { who, persona, bars, walk, callBudget } of walks)
  test.describe(persona, () => {
    test.use({ persona })

    test(`${who} needs ${bars.screens} screens, ${bars.clicks} clicks and ${bars.fields} fields @mobile`, async ({
      page,
      world,
      simulator,
    }) => {
      const counted = await countWalk(page)
      let calls = 0
      page.on('request', (request) => (calls += new URL(request.url()).pathname.startsWith('/soe/') ? 1 : 0))
      await page.goto('/')
      await walk(page)
      await thanks(page)
      const { screens, clicks, fields, heights } = counted
      test.info().annotations.push({ type: 'walk', description: JSON.stringify({ calls, ...counted }) })
      expect({ screens: screens.length, clicks, fields: fields.length }, JSON.stringify(counted)).toEqual(bars)
      for (const [path, height] of Object.entries(heights).filter(([path]) => checkoutPages.test(path)))
        expect(height, path).toBeLessThanOrEqual(longest)
      expect((await simulator.state(world.id)).orders).toHaveLength(1)
      if (callBudget !== undefined) expect(calls).toBeLessThanOrEqual(callBudget)
    })
  })
