import { expect, test } from '../fixtures'
import { openFilledCart } from './cart-steps'

test('changes the device of a line where it stands', async ({ page, simulator, world }) => {
  await openFilledCart(page)
  await page.getByRole('link', { name: 'Edit device' }).click()
  const clay = page.getByRole('radio', { name: /Clay/ })
  await clay.click({ force: true })
  await expect(clay).toBeChecked()
  await page.getByRole('button', { name: 'Update this line' }).first().click()
  await expect(page).not.toHaveURL(/orbit-12-pro/)
  const { carts } = await simulator.state(world.id)
  expect(JSON.stringify(carts).match(/"lineId"/g)).toHaveLength(1)
  expect(JSON.stringify(carts)).toContain('"skuId":"orbit-12-pro-clay-128"')
})
