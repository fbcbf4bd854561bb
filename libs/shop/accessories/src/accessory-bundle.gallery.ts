import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './accessory-bundle.story'

const test = storyTest<typeof stories>()

test('what is added counts toward the discount, and is in the cart', async ({ page, mount }) => {
  await mount('WithCart')
  await expect(page.getByText('Add 1 more for 25% off.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Orbit 12 Pro Glass', exact: true }).click()
  await expect(page.getByText('Add 1 more for 30% off.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await expect(page.getByText('Orbit 12 Pro Glass').first()).toBeVisible()
})

test('accessories that did not come are tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Bosun Charger', exact: true })).toBeVisible()
})
