import { expect, test } from '../fixtures'
import { expectTitle, placeOrder } from './checkout-actions'
import { openReview } from './kept-checkouts'

test('two tabs place one order, and both show it', async ({ page, context, world, simulator, startFrom }) => {
  await openReview({ page, startFrom })
  const other = await context.newPage()
  await other.goto('/sales/nextgen/checkout/orderReview.html')
  await expectTitle(other, 'Review your order')
  // Neither order is sent before both are: a tab that hears of the other's order has no button any more.
  const held: (() => void)[] = []
  await context.route('**/place-order', async (route) => {
    await new Promise<void>((send) => {
      held.push(send)
      if (held.length > 1) for (const each of held) each()
    })
    await route.continue()
  })
  for (const tab of [page, other]) await placeOrder(tab).click()
  const shown = async (tab: typeof page) => (await tab.getByText(/^HY-\d+-\d\d$/).textContent()) ?? ''
  expect(await shown(page)).toBe(await shown(other))
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test.describe('with replies that get lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the order that was placed meets the shopper at the next try', async ({ page, world, simulator, startFrom }) => {
    await openReview({ page, startFrom })
    let lost = 0
    await page.route('**/place-order', async (route) => {
      lost += 1
      if (lost > 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await placeOrder(page).click()
    await expect(async () => {
      if (await placeOrder(page).isVisible()) await placeOrder(page).click({ timeout: 1000 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you', { timeout: 1000 })
    }).toPass()
    expect((await simulator.state(world.id)).orders).toHaveLength(1)
  })
})
