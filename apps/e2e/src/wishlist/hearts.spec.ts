import { expect, test } from '../fixtures'
import { heartOf } from './wishlist-steps'

const phone = 'Orbit 12 Pro'

test.describe('a signed-in customer', () => {
  test.use({ persona: 'signed-in' })

  test('the heart of the product page is the same heart @mobile', async ({ page }) => {
    await page.goto('/smartphones/')
    await heartOf(page, phone).click()
    await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
    await page.goto('/smartphones/orbit-12-pro/')
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'true')
  })
})
