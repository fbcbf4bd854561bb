import type { Locator } from '@playwright/test'
import { addPhone, openCart, openFilledCart } from '../cart/cart-steps'
import { goOn, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { holdBack } from '../fixtures/hold-back'

/** Pixels from the top of the page, wherever it is scrolled to. */
const placeOf = (locator: Locator): Promise<number> =>
  locator.evaluate((found) => Math.round(found.getBoundingClientRect().y + scrollY))

test('what a change did is said over the page, which stays where it is @both', async ({ page }) => {
  await openFilledCart(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Checkout', exact: true }).first().click()
  await typeContact(page)
  const before = await placeOf(heading)
  await goOn(page)
  await expect(page.getByText(/Sales tax is now \$\d+\.\d\d, and/)).toBeVisible()
  expect(await placeOf(heading)).toBe(before)
})

test('the footer of a page without content is below the window from the start @both', async ({ page }) => {
  for (const path of ['/compare', '/sales/digital/error.html', '/sales/digital/cart.html']) {
    await page.goto(path)
    const height = page.viewportSize()?.height ?? 0
    expect(await placeOf(page.getByRole('contentinfo')), path).toBeGreaterThanOrEqual(height)
  }
})

test('an error page names the number once and from the start, and its buttons stay where they are when help comes @both', async ({
  page,
  simulator,
  world,
}) => {
  await simulator.command(world.id, { setThrottleList: { throttleList: ['EA_C'] } })
  await page.goto('/sales/digital/error.html')
  const way = page.getByRole('main').getByRole('link', { name: 'Back to the shop' })
  await expect(page.getByText('Call (800) 555-0142')).toBeVisible()
  const before = await placeOf(way)
  const help = page.getByRole('region', { name: 'Someone to help' })
  await expect(help.getByRole('button', { name: /via chat/ })).toBeVisible()
  await expect(page.getByText('(800) 555-0142')).toHaveCount(1)
  expect(await placeOf(way)).toBe(before)
})

test('a cart with an unfinished line comes together with what it lacks @both', async ({ page, context }) => {
  await addPhone(context.request, 'prospect')
  const comes = await holdBack(page, '/pending-steps-')
  const asked = page.waitForRequest(/pending-steps-/)
  await openCart(page)
  await asked
  const line = page.getByRole('region', { name: 'Line 1' })
  await expect(line).toBeHidden()
  comes()
  await expect(line).toBeVisible()
  await expect(page.getByRole('region', { name: 'Before you check out' })).toBeVisible()
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('finds the look-up of orders once the orders above it are known', async ({ page }) => {
    const comes = await holdBack(page, '/list-orders')
    await page.goto('/sales/digital/orders.html')
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    const lookUp = page.getByRole('heading', { name: 'Find an order' })
    await expect(lookUp).toHaveCount(0)
    comes()
    await expect(lookUp).toBeVisible()
  })

  test('sees an empty wishlist where its place was held @both', async ({ page }) => {
    const comes = await holdBack(page, '/retrieve-wishlist')
    await page.goto('/sales/digital/Favorites.html')
    const recommended = page.getByRole('heading', { name: 'Recommended for you' })
    await recommended.waitFor()
    const before = await placeOf(recommended)
    comes()
    await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible()
    expect(await placeOf(recommended)).toBe(before)
  })
})
