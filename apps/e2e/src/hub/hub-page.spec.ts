import { expect, test } from '../fixtures'

const hub = '/sales/nextgen/expresshub.html'

test.describe('a customer with four lines', () => {
  test.use({ persona: 'signed-in' })

  test('opens the hub from the menu and upgrades the line that is free @wide', async ({ page, axe }) => {
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: /Maren/ }).click()
    await page.getByRole('link', { name: 'Lines and offers' }).click()
    await expect(page).toHaveURL(hub)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Maren$/)
    const lines = page.getByRole('region', { name: 'Your lines' })
    await expect(lines.getByRole('listitem')).toHaveCount(4)
    await expect(lines).toContainText('207-555-XXXX, Orbit 9')
    await expect(lines).toContainText('Pay off $249.90 to upgrade')
    await expect(lines.getByRole('link', { name: /^Pay off by phone/ })).toHaveAttribute('href', /^tel:/)
    await expect(lines.getByRole('link', { name: 'Restore Ida' })).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('region', { name: 'Saved carts' })).toContainText('No cart waits for you.')
    expect(await axe(page)).toEqual([])
    await lines.getByRole('button', { name: 'Upgrade Maren' }).click()
    await expect(page).toHaveURL('/smartphones')
  })

  test('comes to its saved carts from a link within the shop @narrow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto('/smartphones/')
    await page.waitForLoadState('networkidle')
    await page.evaluate((path) => window.history.pushState(null, '', path), `${hub}#saved-carts`)
    await expect(page.getByRole('region', { name: 'Saved carts' })).toContainText('No cart waits for you.')
    await expect(page.getByRole('heading', { name: 'Saved carts' })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})
