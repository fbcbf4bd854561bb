import { defineScenario, rule } from '@soe/scenario'
import { expect, test } from '@soe/simulator-client/playwright'

const orderIsScheduled = defineScenario({
  id: 'order-is-scheduled',
  title: 'Adding a device answers 208',
  rules: [rule.on('cart.addDevice', { id: 'refused', nth: 1, reply: { error: '208' } })],
  expect: [{ rule: 'refused', fired: 1 }],
})

test.use({ persona: 'prospect', scenarios: [orderIsScheduled] })

test('a shopper with a scheduled order is told so, and keeps an empty cart', async ({ page, world }) => {
  await page.goto('/smartphones/orbit-12-pro/')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('heading', { name: 'An order is already scheduled' })).toBeVisible()
  expect((await world.state()).carts).toEqual([])
})
