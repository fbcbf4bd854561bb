import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { favoritesPath, heartOf } from './wishlist-steps'

test.describe('recommendations on the wishlist', () => {
  test.use({ persona: 'signed-in' })

  test('can be saved on the spot', async ({ page }) => {
    await page.goto(favoritesPath)
    await heartOf(page, 'Orbit 12 Pro').click()
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('recommendations that do not come', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/503/] })

  test('are left out, unsaid, where what is saved cannot be read', async ({ page, simulator, world }) => {
    const { mend } = await failForGood(simulator, world.id, 'wishlist.retrieveFavorites')
    const block = page.getByRole('region', { name: 'Recommended for you' })
    await page.goto(favoritesPath)
    await untilQuiet(page)
    await expect(block).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await mend()
    await page.reload()
    await expect(block).toBeVisible()
  })
})
