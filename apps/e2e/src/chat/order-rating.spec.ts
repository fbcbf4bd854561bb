import { fillCart } from '../cart/cart-steps'
import { goToReview, placeOrder } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

test('an order is rated once, apart from the carrier', async ({ page, simulator, world, axe }) => {
  await fillCart(page, 'prospect')
  await goToReview(page)
  await placeOrder(page).click()
  const rating = page.getByRole('region', { name: 'How was it to order?' })
  await expect(rating.getByRole('button', { name: 'Send' })).toBeDisabled()
  await rating.getByRole('radio', { name: '4' }).check({ force: true })
  await rating.getByRole('textbox', { name: /What would have made it a 5/ }).fill('The window was easy to miss.')
  expect(await axe(page)).toEqual([])
  const calls = (await simulator.journal(world.id)).entries.length
  await rating.getByRole('button', { name: 'Send' }).click()
  await expect(rating.getByText('Thank you. Someone reads every one.')).toBeVisible()
  await expect
    .poll(async () => (await simulator.state(world.id)).ratings)
    .toMatchObject([{ score: 4, comment: 'The window was easy to miss.' }])
  expect((await simulator.journal(world.id)).entries).toHaveLength(calls)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  await expect(rating).toHaveCount(0)
})
