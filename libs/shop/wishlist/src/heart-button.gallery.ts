import type { Page } from '@playwright/test'
import { expect, holdCalls, storyTest } from '@soe/stories/playwright'
import type * as stories from './heart-button.story'

const test = storyTest<typeof stories>()

const phone = 'Orbit 12 Pro'

const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}`, exact: true })

test('of fifty-one fast taps the last one wins, in two calls at most', async ({ page, mount, simulator }) => {
  const world = await mount('Unsaved')
  const heart = heartOf(page, phone)
  await heart.evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 51; tap += 1) button.click()
  })
  await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const { entries } = await simulator.journal(world.id)
  expect(entries.filter(({ operation }) => /(add|remove)Wishlist/.test(operation ?? '')).length).toBeLessThanOrEqual(2)
  expect((await simulator.state(world.id)).wishlists).toEqual([
    expect.objectContaining({ items: [expect.objectContaining({ productId: 'dev14000001' })] }),
  ])
})

test('a tap answers while the carrier still thinks', async ({ page, mount }) => {
  await mount('Unsaved')
  const answer = await holdCalls(page, /add-wishlist/)
  await heartOf(page, phone).click()
  await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'true')
  answer()
  await expect(page.getByText(`${phone} has been added to your wishlist.`)).toBeVisible()
})

test('the second change names the list that the first has made', async ({ page, mount, simulator }) => {
  const world = await mount('Two')
  for (const name of [phone, 'Lumen Fold']) {
    await heartOf(page, name).click()
    await expect(page.getByText(`${name} has been added to your wishlist.`)).toBeVisible()
  }
  const { entries } = await simulator.journal(world.id, { operation: 'wishlist.addWishlist' })
  const actions = entries.map(({ request }) => (request.body as { data: { action: string } }).data.action)
  expect(actions).toEqual(['add', 'update'])
})

test('a saved product is taken off again', async ({ page, mount }) => {
  await mount('Saved')
  await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(page, phone).click()
  await expect(page.getByText(`${phone} has been removed from your wishlist.`)).toBeVisible()
  await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('where the carrier fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('the heart goes back, and nothing else is said', async ({ page, mount, simulator }) => {
    const world = await mount('Unsaved')
    for (const on of ['wishlist.addWishlist', 'wishlist.addWishlist'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    // No call leaves before the heart has been seen.
    const letGo = await holdCalls(page, /add-wishlist/)
    await heartOf(page, phone).click()
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'true')
    letGo()
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Notices' })).toHaveText('')
    expect((await simulator.state(world.id)).wishlists).toEqual([])
  })

  test('a heart is empty, and nothing is said, when the favorites do not come', async ({ page, mount, simulator }) => {
    const world = await mount('Unread')
    await expect(heartOf(page, phone)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const { entries } = await simulator.journal(world.id, { operation: 'wishlist.retrieveFavorites' })
    expect(entries).toHaveLength(2)
  })
})

for (const story of ['OfGuest', 'OfPrepaidGuest', 'OfPrepaidCustomer'] as const)
  test(`a shopper without a wishlist has no heart and makes no wishlist call, ${story}`, async ({
    page,
    mount,
    simulator,
  }) => {
    const world = await mount(story)
    await expect(page.getByRole('button')).toHaveCount(0)
    const { entries } = await simulator.journal(world.id)
    expect(entries.filter(({ operation }) => operation?.startsWith('wishlist.'))).toEqual([])
  })
