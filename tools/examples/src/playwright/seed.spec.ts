import { expect, test, untilQuiet } from '@soe/simulator-client/playwright'

/** Where agents begin: a world of the test's own, whose shopper is in the shop. Each test that they write begins so. */
test.describe('seed', () => {
  test.use({ persona: 'prospect' })

  test('seed', async ({ page, world }) => {
    await page.goto('/smartphones/')
    await untilQuiet(page)
    await expect(page.getByRole('main')).toBeVisible()
    expect((await world.state()).carts).toEqual([])
  })
})
