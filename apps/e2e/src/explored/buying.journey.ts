import { fillCart, openCart, openPhone } from '../cart/cart-steps'
import { expectTitle, fillToPayment, goOn } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

test('a phone is chosen, and its plan and number', async ({ page }) => {
  await openPhone(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expectTitle(page, 'Choose a number')
  await goOn(page)
  await expect(page).toHaveURL(/expresscart/)
})

test('a gift and one more accessory go into the cart', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await openCart(page)
  await page.getByRole('checkbox', { name: /^Round up/ }).check()
  await page.getByRole('button', { name: 'One more of Pip Earbuds' }).click()
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expectTitle(page, 'Checkout')
})

test('a line is removed and brought back', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await openCart(page)
  const line = page.getByRole('region', { name: 'Line 1' })
  await page.getByRole('button', { name: 'Remove line' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove line' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
})

test('who orders, and where it goes', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await fillToPayment(page)
})

test('a line is protected', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await openCart(page)
  await page.getByRole('link', { name: 'Add protection' }).click()
  await page
    .getByRole('radio', { name: /Lifeline Basic/ })
    .first()
    .check()
  await page.getByRole('complementary').getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).not.toHaveURL(/protection/i)
})
