import type { Route } from '@playwright/test'
import { hydrated } from '../drawn/page-snapshot'
import { expect, test } from '../fixtures'

test.describe('a prospect', () => {
  test('adds a phone once where the next page takes its time', async ({ page }) => {
    const held: Route[] = []
    await page.route(/\/product\.moment-/, (route) => void held.push(route))
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/add-device')) bodies.push(request.postDataJSON())
    })
    await page.goto('/smartphones/orbit-12-pro/')
    await hydrated(page)
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    const answered = page.waitForResponse(/\/add-device$/)
    await add.click()
    await (await answered).finished()
    await expect(add).not.toHaveAttribute('aria-busy')
    await add.click()
    for (const route of held) await route.continue()
    await expect(page).toHaveURL(/numberselection/)
    expect(bodies).toHaveLength(1)
  })

  test('meets the button again at the foot of a narrow screen @narrow', async ({ page }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    const bar = page.getByRole('region', { name: 'Price and cart' })
    await expect(bar).not.toBeVisible()
    await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
    await bar.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/numberselection/)
  })
})
