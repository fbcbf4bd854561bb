import { expect, test } from '@soe/simulator-client/playwright-http'

test.use({ baseURL: 'http://localhost:4000', calls: '**/api/**', shows: { dueToday: '.cart-total' } })

test('a shirt goes into the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Plain shirt' }).click()
  await expect(page.locator('.cart-total')).toHaveText('$20.00')
})
