import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './compare.story'

const test = storyTest<typeof stories>()

test('three prices stand side by side on a phone, each on one line', async ({ page, mount }) => {
  await mount('Three')
  await page.setViewportSize({ width: 375, height: 812 })
  const prices = page.getByRole('cell').locator('p').filter({ hasText: /^\$/ })
  await expect(prices).toHaveCount(3)
  const heights = await prices.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(40)
})
