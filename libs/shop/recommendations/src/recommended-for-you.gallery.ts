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

test('stand on a phone as the tiles of a grid: two a row, offers above the names', async ({ page, mount }) => {
  await mount('OnWishlist', { width: 375 })
  const tiles = blockOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await tiles.nth(2).waitFor()
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
  expect(tops[0]).toBe(tops[1])
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0)
  const offer = await tiles.first().getByText('$300 off with any trade-in').boundingBox()
  const picture = await tiles.first().getByRole('presentation').first().boundingBox()
  const name = await tiles.first().getByRole('heading').boundingBox()
  expect(offer?.y).toBeGreaterThan(picture?.y ?? Infinity)
  expect(offer?.y).toBeLessThan(name?.y ?? 0)
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
