import type { APIRequestContext } from '@playwright/test'
import { addPhone, changeCart, fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { acceptAll, expectTitle, goOn, morning, placeOrder } from './checkout-actions'

const addSecondLine = async (request: APIRequestContext) => {
  const line = { lineId: 'newLine2' }
  await addPhone(request, 'signed-in')
  await changeCart(request, 'signed-in', 'add-plan', { ...line, planId: 'mainsail-unlimited' })
  await changeCart(request, 'signed-in', 'assign-mtn', { ...line, number: { choice: 'new', zipCode: '30004' } })
}

test.describe('a customer with two lines', () => {
  test.use({ persona: 'signed-in', clock: { freeze: morning } })

  test.beforeEach(async ({ page }) => {
    await fillCart(page, 'signed-in')
    await addSecondLine(page.request)
    await page.goto('/sales/next/expresscheckout.html')
    await expectTitle(page, 'Checkout')
    await page.getByRole('button', { name: 'Edit Delivery' }).click()
  })

  test('lets each go its own way, and finds that in review, order and cart', async ({
    page,
    axe,
    world,
    simulator,
  }) => {
    await page.getByRole('radio', { name: 'Each line its own way' }).click()
    const first = page.getByRole('region', { name: 'Line 1' })
    const second = page.getByRole('region', { name: 'Line 2' })
    await first.getByRole('radio', { name: /Free In-Store Pickup/ }).click()
    await expect(first.getByRole('radio', { name: /Commercial St/ })).toBeChecked()
    await expect(first).toContainText('Open 9:00')
    await second.getByRole('radio', { name: /^Same-day delivery Arrives/ }).click()
    const window = second.getByRole('group', { name: 'Choose a window' }).getByRole('radio').nth(1)
    await window.click()
    await expect(window).toBeChecked()
    await expect(page.getByText('$4.99').filter({ visible: true }).first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    await goOn(page)
    const review = page.getByRole('region', { name: 'Delivery' })
    await expect(review).toContainText('Pick up at Commercial St')
    await expect(review).toContainText('Same-day delivery')
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page.getByText('Each line its own way')).toBeVisible()
    await expect(page.getByText('Pick up at Commercial St')).toBeVisible()
    expect(await axe(page)).toEqual([])
    const [placed] = Object.values((await simulator.state(world.id)).orders)
    expect(placed?.order.shipments).toMatchObject([
      { lines: ['newLine1'], shipping: { shippingOptionId: 'ISPU' }, store: { name: 'Commercial St' } },
      { lines: ['newLine2'], shipping: { shippingOptionId: 'SDD_SAMEDAY_NVMP' } },
    ])
  })

  test('goes back to one delivery in the cart', async ({ page }) => {
    await page.getByRole('radio', { name: 'Each line its own way' }).click()
    await page.getByRole('region', { name: 'Line 2' }).getByRole('radio', { name: 'Express delivery' }).click()
    await page.goto('/sales/digital/expresscart.html')
    await expect(page.getByText('Each line comes its own way.')).toBeVisible()
    await page.getByRole('button', { name: 'Switch to one delivery for everything' }).click()
    await expect(page.getByText(/^Delivered to 04101/)).toBeVisible()
  })
})
