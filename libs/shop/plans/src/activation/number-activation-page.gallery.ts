import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './number-activation-page.story'

const test = storyTest<typeof stories>()

test('a line without a number is given one first', async ({ page, mount }) => {
  await mount('WithoutNumber')
  await page.getByRole('link', { name: 'Choose a number' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
})

test('a line shares its number with the phone it belongs to', async ({ page, mount, simulator }) => {
  const world = await mount('WithNumber')
  await page.getByRole('button', { name: 'Share this number' }).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ completedSteps: ['NumberShareActivation'] })])
})
