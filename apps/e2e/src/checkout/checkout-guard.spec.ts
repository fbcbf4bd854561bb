import { addAccessories, addPhone, fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { expectTitle, goOn, typeContact } from './checkout-actions'

const later = [
  'nse/delivery',
  'nse/payment',
  'nextgen/agreement',
  'nextgen/orderreview',
  'nextgen/checkout/orderReview',
]

for (const page of [...later, 'next/expresscheckout']) {
  test(`a prospect who asks for ${page} first says who orders`, async ({ page: tab }) => {
    await fillCart(tab, 'prospect')
    await tab.goto(`/sales/${page}.html`)
    await expectTitle(tab, 'About you')
    expect(new URL(tab.url()).pathname).toBe('/sales/nse/aboutyourself.html')
  })
}

test('who is led to an earlier step takes the whole query along', async ({ page }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/delivery.html?flow=NSE&intcmp=mail')
  await expectTitle(page, 'About you')
  await expect(page).toHaveURL('/sales/nse/aboutyourself.html?flow=NSE&intcmp=mail')
})

test('a step that is missing in between comes first', async ({ page }) => {
  await fillCart(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await page.goto('/sales/nextgen/orderreview.html')
  await expect(page).toHaveURL(/\/sales\/nse\/delivery\.html$/)
})

test('a cart whose line has no plan goes back to the cart', async ({ page }) => {
  await addPhone(page.request, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
})

test('an empty cart has a way on @both', async ({ page, axe }) => {
  await page.goto('/sales/nse/payment.html')
  await expectTitle(page, 'Your cart is empty')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Shop devices' }).click()
  await expect(page).toHaveURL(/\/smartphones\/$/)
})

test('an order that is not the shopper’s is not found', async ({ page, axe }) => {
  await page.goto('/sales/digital/orderconfirmation.html?orderNumber=HY-1-1')
  await expectTitle(page, 'No order here')
  expect(await axe(page)).toEqual([])
})

test('batteries go by ground or are picked up', async ({ page }) => {
  await fillCart(page, 'prospect')
  await addAccessories(page.request, 'prospect', { 'ballast-power-bank-tar': 1 })
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  const rule = 'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.'
  await expect(page.getByText(rule).first()).toBeVisible()
  const express = page.getByRole('radio', { name: 'Express delivery' })
  await expect(express).toBeDisabled()
  await expect(page.locator('label', { has: express })).toContainText(rule)
})
