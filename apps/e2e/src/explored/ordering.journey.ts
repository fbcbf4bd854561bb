import { acceptAll, expectTitle, goOn, placeOrder, typeCard } from '../checkout/checkout-actions'
import { openPayment } from '../checkout/kept-checkouts'
import { deliverExpress, openOnePage, payOnNextBill } from '../checkout/one-page-steps'
import { addWatch, e911Page, save, typeAddress } from '../e911/e911-steps'
import { expect, test } from '../fixtures'

test('a prospect pays and orders', async ({ page, startFrom }) => {
  await openPayment({ page, startFrom })
  await typeCard(page)
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
})

test('a watch gets its emergency address', async ({ page }) => {
  await addWatch(page, 'prospect')
  await page.goto(e911Page)
  await typeAddress(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'We know a slightly different address' })).toBeVisible()
  await save(page)
  await expect(page).not.toHaveURL(/e911/)
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('orders on one page, on the next bill', async ({ page }) => {
    await openOnePage(page)
    await payOnNextBill(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page).toHaveURL(/orderconfirmation/)
  })

  test('changes where the order goes', async ({ page }) => {
    await openOnePage(page)
    await deliverExpress(page)
    await expect(page.getByRole('region', { name: 'Delivery' }).getByText('Express delivery')).toBeVisible()
  })
})

test.describe('a trade-in alone', () => {
  test.use({ persona: 'standalone-trade-in' })

  test('is ordered', async ({ page }) => {
    await page.goto('/sales/digital/cart.html?redirect=ST1')
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page.getByText('The box arrives')).toBeVisible()
  })
})
