import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openFilledCart } from './cart-steps'

const more = (page: Page) => page.getByText('Friends, family or a referral?')

const leave = async (page: Page) => {
  await more(page).click()
  await page.getByRole('button', { name: 'Verify with RYL' }).click()
  await expect(page).toHaveURL(/\/ryl\?returnTo=/)
}

const discount = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Nurse discount' })

test('a nurse is verified by the vendor and saves @mobile', async ({ page, axe, simulator, world }) => {
  await openFilledCart(page)
  await leave(page)
  await page.getByRole('button', { name: 'Verify as a nurse' }).click()
  await expect(page.getByText('You are verified. The discount is on this order.')).toBeVisible()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$15.00')
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$15.00')
  const { entries } = await simulator.journal(world.id, { operation: 'promo.vendorValidateAndUpdateCart' })
  expect(entries.map(({ request }) => request.body)).toMatchObject([{ redirectUri: '/sales/next/expresscart.html' }])
})

test('an unknown code, a cancelled visit and an address alone change nothing', async ({ page, simulator, world }) => {
  await openFilledCart(page)
  await leave(page)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await page.goto('/sales/next/expresscart.html?authCode=ryl-nurse-2c9d')
  await expect(more(page)).toBeVisible()
  await expect(discount(page)).toHaveCount(0)
  const { entries } = await simulator.journal(world.id, { operation: 'promo.vendorValidateAndUpdateCart' })
  expect(entries).toEqual([])
  await leave(page)
  await page.getByRole('button', { name: 'Verify with an unknown employer' }).click()
  await expect(page.getByText('RYL could not verify you for a discount. Nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})
