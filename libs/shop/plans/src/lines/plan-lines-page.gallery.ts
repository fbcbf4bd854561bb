import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './plan-lines-page.story'

const test = storyTest<typeof stories>()

test('a plan for both lines is kept at once, and leads on to the numbers', async ({ page, mount, axe, simulator }) => {
  const world = await mount('TwoLines')
  await page.getByRole('button', { name: 'Mainsail Unlimited for both' }).click()
  const totals = page.getByRole('complementary', { name: 'Plans' })
  await expect(totals).toContainText('$110.00')
  const second = page.getByRole('region', { name: 'Line 2' })
  await second.getByRole('radio', { name: /Jib 10 GB/ }).check()
  await expect(totals).toContainText('$90.00')
  expect(await axe()).toEqual([])
  await totals.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
  const { carts } = await simulator.state(world.id)
  expect(carts[0]?.lines.map(({ planId }) => planId)).toEqual(['mainsail-unlimited', 'jib-10gb'])
})

test('a line without a plan keeps the shopper, and takes focus', async ({ page, mount }) => {
  await mount('OneLine')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByRole('complementary', { name: 'Plans' }).getByRole('button', { name: 'Continue' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Choose a plan for this line.')
  await expect(page.getByRole('radio').first()).toBeFocused()
})
