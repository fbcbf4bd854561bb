import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './cart-locked-page.story'

const test = storyTest<typeof stories>()

test('a cart that is released meanwhile is said to be free', async ({ page, mount, simulator }) => {
  const world = await mount('Elsewhere')
  await expect(page.getByRole('heading', { name: 'Your cart is locked' })).toBeVisible()
  await simulator.command(world.id, { unlockCart: {} })
  await page.getByRole('button', { name: 'Check again' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your cart is free' })).toBeVisible()
})
