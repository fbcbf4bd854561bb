import { expect, test, untilQuiet } from '@soe/simulator-client/playwright'

/** Where agents begin, and each test that they write: a shopper in the shop, in the test's own world. */
test.describe('seed', () => {
  test.use({ persona: 'prospect' })

  test('seed', async ({ page, world }) => {
    await page.goto('/smartphones/')
    await untilQuiet(page)
    await expect(page.getByRole('main')).toBeVisible()
    expect((await world.state()).carts).toEqual([])
  })
})
