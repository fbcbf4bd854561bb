import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import { untilQuiet } from '../fixtures/until-quiet'
import { heartOf, hearts, recordCalls, saveProducts } from './wishlist-steps'

const phone = 'Orbit 12 Pro'

test.describe('a signed-in customer', () => {
  test.use({ persona: 'signed-in' })

  test('of fifty-one fast taps the last one wins, in two calls at most', async ({ page, world, simulator }) => {
    const calls = recordCalls(page, /(add|remove)-wishlist/)
    await page.goto('/smartphones/')
    const heart = heartOf(page, phone)
    await expect(heart).toBeEnabled()
    await heart.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 51; tap += 1) button.click()
    })
    await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(calls.length).toBeLessThanOrEqual(2)
    const { wishlists } = await simulator.state(world.id)
    expect(wishlists).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ productId: 'dev14000001' })] }),
    ])
  })

  test('a tap answers while the carrier still thinks', async ({ page }) => {
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/add-wishlist', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto('/smartphones/')
    const heart = heartOf(page, phone)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    answer()
    await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
  })

  test('the second change names the list that the first has made', async ({ page }) => {
    const calls = recordCalls(page, /add-wishlist/)
    await page.goto('/smartphones/')
    for (const name of [phone, 'Lumen Fold']) {
      await heartOf(page, name).click()
      await expect(page.getByText(`${name} has been added to your wishlist.`)).toBeVisible()
    }
    const actions = calls.map((call) => (call.postDataJSON() as { data: { action: string } }).data.action)
    expect(actions).toEqual(['add', 'update'])
  })

  test('the heart of the product page is the same heart @mobile', async ({ page }) => {
    await page.goto('/smartphones/')
    await heartOf(page, phone).click()
    await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
    await page.goto('/smartphones/orbit-12-pro/')
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('a customer whose carrier fails', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/503/] })

  test('sees the heart go back, and nothing else', async ({ page, world, simulator }) => {
    await page.goto('/smartphones/')
    const heart = heartOf(page, phone)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    for (const on of ['wishlist.addWishlist', 'wishlist.addWishlist'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    // No call leaves before the heart has been seen.
    let isSeen = () => {}
    const seen = new Promise<void>((resolve) => (isSeen = resolve))
    await page.route(/add-wishlist/, (route) => seen.then(() => route.continue()))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    isSeen()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('wishlist.', { exact: false })).toHaveCount(0)
    expect((await simulator.state(world.id)).wishlists).toEqual([])
  })

  test('sees every heart empty, and no message, when the favorites do not come', async ({
    page,
    context,
    world,
    simulator,
  }) => {
    await saveProducts(context.request, ['smartphones', phone])
    await failForGood(simulator, world.id, 'wishlist.retrieveFavorites')
    const calls = recordCalls(page, /retrieve-favorites/)
    await page.goto('/smartphones/')
    await untilQuiet(page)
    expect(calls).toHaveLength(2)
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

for (const [persona, path] of [
  ['prospect', '/smartphones/'],
  ['prepay', '/smartphones/prepaid'],
  ['prepay-signed-in', '/smartphones/prepaid'],
] as const)
  test.describe(`a shopper without a wishlist, ${persona}`, () => {
    test.use({ persona })

    test('sees no heart and makes no wishlist call', async ({ page }) => {
      const calls = recordCalls(page, /\/wishlist\//)
      await page.goto(path)
      await expect(page.getByRole('link', { name: phone, exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(hearts(page)).toHaveCount(0)
      expect(calls.map((call) => call.url())).toEqual([])
    })
  })
