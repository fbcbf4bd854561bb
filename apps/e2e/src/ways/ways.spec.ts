import type { Locator, Page } from '@playwright/test'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { expect, freshContext, test } from '../fixtures'

const errorPage = (type: string) => `/sales/digital/error.html?type=${type}`
const eligibilityPage = (type: string) => `/sales/digital/mdnselection/checkEligibility.html?type=${type}`

/** Every state that keeps a shopper from ordering: who meets it, at which page of its own, and whether their cart is stopped. */
const states = [
  ['past-due', eligibilityPage('PAST_DUE'), 'cart'],
  ['pending-order', eligibilityPage('PENDING_ORDER'), 'cart'],
  ['scheduled-order', '/sales/digital/error/genericError.html?type=SCHEDULED_ORDER', 'page'],
  ['concession-account', errorPage('CONCESSION_ACCOUNT'), 'cart'],
  ['cash-only', errorPage('CASH_ONLY'), 'cart'],
  ['collections', errorPage('COLLECTION_ACCOUNT'), 'cart'],
  ['fraud-x', errorPage('FRAUD_X'), 'cart'],
  ['fraud-y', errorPage('FRAUD_Y'), 'cart'],
  ['fraud-s', errorPage('FRAUD_S'), 'cart'],
  ['fraud-z', errorPage('FRAUD_Z'), 'cart'],
  ['fraud-v', errorPage('FRAUD_V'), 'cart'],
  ['account-member', errorPage('ACCOUNT_MEMBER_CART'), 'page'],
  ['signed-in-hub-ready', errorPage('CHECKOUT_PROCESS_ERROR'), 'page'],
  ['prospect', errorPage('GENERIC'), 'page'],
  ['prepay', errorPage('LINE_CAP'), 'page'],
] as const

const pathOf = (page: Page) => new URL(page.url()).pathname

const linksIn = async (part: Locator): Promise<string[]> => {
  await expect(part.getByRole('link').first()).toBeVisible()
  const links = await part.getByRole('link').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** Takes each way on: a page with something for this shopper, and never the one that it leads from. */
const takeWays = async (page: Page, links: readonly string[]) => {
  const from = pathOf(page)
  expect(links.filter((href) => href.startsWith('tel:') || href.includes('/support'))).not.toEqual([])
  for (const href of links.filter((link) => !link.startsWith('tel:'))) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(pathOf(page), href).not.toBe(from)
    await expect(page.locator('main [data-nothing]')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href], button:enabled').first()).toBeVisible()
  }
}

for (const [persona, address, stopped] of states) {
  test.describe(`as ${persona}`, () => {
    test.use({ persona })

    test(`each way on from ${address} ends where something can be done`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('main')).toContainText('(800) 555-0142')
      await takeWays(page, await linksIn(page.getByRole('main')))
    })

    if (stopped === 'cart')
      test('the cart says what stops the order before a payment is typed', async ({ page }) => {
        await page.goto('/sales/next/expresscart.html')
        const notice = page.getByRole('alert')
        await expect(notice).toContainText('(800) 555-0142')
        await expect(page.getByRole('link', { name: 'Checkout', exact: true })).toHaveCount(0)
        await takeWays(page, await linksIn(notice))
      })
  })
}

test.describe('a customer who owes', () => {
  test.use({ persona: 'past-due' })

  test('reads how much in the cart', async ({ page }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByRole('alert')).toContainText('You owe $84.20 past its due date.')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Pay by phone' })).toHaveAttribute('href', /^tel:/)
  })
})

test.describe('an account that may have one more line', () => {
  test.use({ persona: 'line-limit' })

  test('goes on once the line too many is removed', async ({ page }) => {
    await page.goto('/smartphones/orbit-12/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'Add a new line' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have reached the limit')
    await page.getByRole('link', { name: 'Back to your cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Remove one from your cart to go on.')
    await page.getByRole('region', { name: 'Line 2' }).getByRole('button', { name: 'Remove line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
    await page.getByRole('link', { name: 'Checkout', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  })
})

test.describe('a browser that refuses cookies', freshContext('its cookies are refused'), () => {
  test('is told so, and of no cart that nobody keeps', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
    )
    await page.goto('/accessories/bosun-charger/')
    await untilQuiet(page)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('alert')).toContainText('Your browser refuses cookies')
    await expect(page.getByText(/is in your cart/)).toHaveCount(0)
  })
})
