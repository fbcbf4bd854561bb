import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { addAccessories, changeCart, fillCart, openFilledCart } from './cart-steps'

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099', dppMonths: 36, contractTerm: '36' }

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' })

test('a checkout begins with the emergency address that a line lacks', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  const { request } = context
  await changeCart(request, 'prospect', 'add-device', { data: { lines: [{ device: watch, isNewLine: true }] } })
  await changeCart(request, 'prospect', 'add-plan', { lineId: 'newLine2', planId: 'tender-watch' })
  await changeCart(request, 'prospect', 'assign-mtn', {
    lineId: 'newLine2',
    number: { choice: 'new', zipCode: '30004' },
  })
  await page.goto('/sales/nse/aboutyourself.html')
  await expect(page).toHaveURL(/e911\.html\?line=newLine2&expresscheckout=true/)
})

test('parts that come late leave Checkout where it is', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/\/assets\/cart\.moment-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await openFilledCart(page)
  const top = async () => (await summaryOf(page).getByRole('link', { name: 'Checkout' }).boundingBox())?.y
  const before = await top()
  await expect.poll(() => held.length).toBe(1)
  for (const release of held) release()
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
  expect(await top()).toBe(before)
})

test.describe('an accessory that the cart has', () => {
  // A press before the scripts run posts the form, which answers 422.
  test.use({ expectedErrors: [/422/] })

  test('adds to its quantity from its page, and is refused at ten', async ({ page }) => {
    const { request } = page.context()
    await addAccessories(request, 'prospect', { 'bosun-charger-chalk': 2 })
    await page.goto('/accessories/bosun-charger/')
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('3')
    await addAccessories(request, 'prospect', { 'bosun-charger-chalk': 7 })
    await page.goto('/accessories/bosun-charger/')
    await add.click()
    await expect(page.getByText('You can have up to ten of this accessory.')).toBeVisible()
  })
})
