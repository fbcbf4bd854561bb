import { acceptAll, expectTitle, goOn, placeOrder } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { heartOf } from '../wishlist/wishlist-steps'

test('a customer signs in, saves a phone, upgrades a line with it and orders @both', async ({
  page,
  simulator,
  world,
}) => {
  await page.goto('/signin?goto=/smartphones/')
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await heartOf(page, 'Orbit 12 Pro').click()
  await page.getByRole('link', { name: 'View Wishlist' }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart, Orbit 12 Pro' }).click()
  await page.getByRole('button', { name: 'Upgrade existing line' }).click()
  await expect(page).toHaveURL(/\/mdnselection\.html/)
  await expect(page.getByText('2075550148')).toHaveCount(0)
  await page.getByRole('radio', { name: /207-555-XXXX.*Maren|Maren.*207-555-XXXX/s }).check()
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  await goOn(page)
  await expect(page).toHaveURL(/\/sales\/next\/expresscheckout\.html/)
  await expectTitle(page, 'Checkout')
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
  await acceptAll(page)
  await goOn(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Maren.')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toHaveLength(1)
})
