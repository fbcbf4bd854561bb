import { expect, test } from '../fixtures'
import { favoritesPath, heartOf } from '../wishlist/wishlist-steps'

test('a shopper looks at offers', async ({ page }) => {
  await page.goto('/sales/digital/jtooffers.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a shopper brings a device of their own', async ({ page }) => {
  await page.goto('/sales/byod/byod.html')
  await page.getByRole('radio', { name: 'Pelago' }).check()
  await page.getByLabel('Model', { exact: true }).selectOption('Pelago 9')
  await page.getByLabel('IMEI, 15 digits').fill('35-209900-176148-1')
  await page.getByRole('button', { name: 'Choose a plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan', exact: true })).toBeVisible()
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('keeps a wishlist', async ({ page }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    await heartOf(page, 'Orbit 12 Pro').click()
    await expect(page.getByText('Orbit 12 Pro has been added to your wishlist.')).toBeVisible()
    await page.goto(favoritesPath)
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1)
  })

  test('upgrades a line from the hub', async ({ page }) => {
    await page.goto('/sales/nextgen/expresshub.html')
    await page.getByRole('button', { name: 'Upgrade Maren' }).click()
    await expect(page).toHaveURL('/smartphones')
  })

  test('changes a plan', async ({ page }) => {
    await page.goto('/sales/nextgen/expresshub.html')
    await page.getByRole('link', { name: 'Change plan, Maren' }).click()
    await page.getByRole('radio', { name: /Spinnaker/ }).check()
    await page.getByRole('button', { name: 'Change to this plan' }).click()
    await expect(page.getByText('Plan change: Spinnaker Unlimited Plus')).toBeVisible()
  })

  test('adds an accessory', async ({ page }) => {
    await page.goto('/accessories/bosun-charger/')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1')
  })
})
