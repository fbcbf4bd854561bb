import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './recommended-for-you.story'

const test = storyTest<typeof stories>()

const blockOf = (page: Page) => page.getByRole('region', { name: 'Recommended for you' })

interface Feedback {
  source: string
  propositionCount: number
  customerResponse: { responseList: { dispositionOptionId: number }[] }
}

test('are three devices at most, with accessories in a tab of their own', async ({ page, mount }) => {
  await mount('OnWishlist')
  const block = blockOf(page)
  await expect(block.getByRole('tab')).toHaveText(['Smartphones', 'Accessories'])
  await expect(block.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3)
  await block.getByRole('tab', { name: 'Smartphones' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(block.getByRole('tab', { name: 'Accessories' })).toBeFocused()
  await expect(block.getByRole('tabpanel', { name: 'Accessories' }).getByRole('heading')).toHaveCount(6)
})

test('are told of as displayed once, and as accepted when followed', async ({ page, mount, simulator }) => {
  const world = await mount('OnWishlist')
  await page
    .getByRole('link', { name: /^Customize/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/smartphones\/.+/)
  const feedback = async () =>
    (await simulator.journal(world.id, { operation: 'recommendations.pdm' })).entries
      .map(({ request }) => request.body as Feedback)
      .filter(({ source }) => source === 'deviceFeedback')
      .map(({ propositionCount, customerResponse: { responseList } }) => [
        propositionCount,
        responseList.map(({ dispositionOptionId }) => dispositionOptionId),
      ])
  await expect.poll(feedback).toEqual([
    [6, [82, 82, 82]],
    [6, [81]],
  ])
})

test('leave out the accessories alone where only these fail', async ({ page, mount }) => {
  await mount('WithoutAccessories')
  await expect(blockOf(page).getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(blockOf(page).getByRole('tab')).toHaveCount(0)
})

for (const story of ['Failed', 'SwitchedOffOnEmptyCart', 'SwitchedOff'] as const)
  test(`leave nothing behind where they do not come, ${story}`, async ({ page, mount }) => {
    await mount(story)
    await expect(blockOf(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
