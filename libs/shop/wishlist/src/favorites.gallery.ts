import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './favorites.story'

const test = storyTest<typeof stories>()

const emptyText = "Looks like you don't have any products in your wishlist yet."

const tilesOf = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')

test('an empty list leads a phone to the shop page', async ({ page, mount }) => {
  await mount('Empty', { width: 375 })
  await expect(page.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/sales/next/shop.html')
})

test('a guest without a link is shown the way to sign in, and no wishlist is read', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('Guest')
  await expect(page.getByRole('link', { name: 'Sign in to see saved items' })).toHaveAttribute(
    'href',
    `/signin?goto=${encodeURIComponent('/sales/digital/Favorites.html')}`,
  )
  const { entries } = await simulator.journal(world.id)
  expect(entries.filter(({ operation }) => operation?.startsWith('wishlist.'))).toEqual([])
})

test('a prepaid shopper is led to prepaid phones, and no wishlist is read', async ({ page, mount, simulator }) => {
  const world = await mount('Prepaid')
  await expect(page.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/smartphones/prepaid')
  const { entries } = await simulator.journal(world.id)
  expect(entries.filter(({ operation }) => operation?.startsWith('wishlist.'))).toEqual([])
})

test('inside the native app going back is left to the app', async ({ page, mount }) => {
  await mount('InApp')
  await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
})

test('a list that did not come is tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart, Orbit 12 Pro' })).toBeVisible()
})

test('only what can be had can be added', async ({ page, mount }) => {
  await mount('Stock')
  const tiles = tilesOf(page)
  await expect(tiles).toHaveCount(3)
  const rows = [
    { says: 'Pre-order, ships Mar 5', canAdd: true },
    { says: 'This item is out of stock', canAdd: false },
    { says: 'In stock', canAdd: true },
  ]
  for (const [index, { says, canAdd }] of rows.entries()) {
    await expect(tiles.nth(index)).toContainText(says)
    await expect(tiles.nth(index).getByRole('button', { name: 'Add to cart' })).toBeEnabled({ enabled: canAdd })
  }
})

test('the price follows the options, which are kept', async ({ page, mount }) => {
  await mount('Options')
  const options = page.getByRole('dialog', { name: 'Options for Orbit 12 Pro' })
  await options.getByLabel('Storage').selectOption('256 GB')
  await options.getByLabel('Color').selectOption({ index: 1 })
  await expect(options.getByLabel('Storage')).toHaveValue('256 GB')
  await options.getByLabel('Color').selectOption({ label: 'Kelp' })
  await options.getByLabel('Payment').selectOption('Full retail price')
  await options.getByRole('button', { name: 'Done' }).click()
  await expect(tilesOf(page).getByText('Kelp, 256 GB')).toBeVisible()
  await expect(tilesOf(page).getByText('$1,099.99')).toBeVisible()
})

test('the options that were chosen are there at the next visit', async ({ page, mount, reload }) => {
  await mount('Options')
  const options = page.getByRole('dialog', { name: 'Options for Orbit 12 Pro' })
  await options.getByLabel('Storage').selectOption('256 GB')
  const saving = page.waitForResponse('**/add-wishlist')
  await options.getByRole('button', { name: 'Done' }).click()
  await expect(tilesOf(page).getByText('Kelp, 256 GB')).toBeVisible()
  await saving
  await reload()
  await expect(tilesOf(page).getByText('Kelp, 256 GB')).toBeVisible()
})

test('a watch has a case color and no color (C3.245)', async ({ page, mount }) => {
  await mount('WatchOptions')
  const options = page.getByRole('dialog', { name: 'Options for Tern Watch 3' })
  await expect(options.getByLabel('Case color')).toBeVisible()
  await expect(options.getByLabel('Color', { exact: true })).toHaveCount(0)
})

test('a product goes after it was asked about, and the last leaves the empty page', async ({ page, mount }) => {
  await mount('TwoPhones')
  await page.getByRole('button', { name: 'Remove Orbit 12 Pro from your wishlist' }).click()
  const ask = page.getByRole('dialog', { name: 'Are you sure you want to remove this item from your wishlist?' })
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(tilesOf(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Orbit 12 Pro from your wishlist' }).click()
  await ask.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Orbit 12 Pro has been removed from your wishlist.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Lumen Fold from your wishlist' }).click()
  await ask.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(emptyText)).toBeVisible()
})

test('an accessory is added at once, one of it', async ({ page, mount, simulator }) => {
  const world = await mount('Accessory')
  await page.getByRole('button', { name: 'Add to cart, Slim Case' }).click()
  await expect(page.getByText('Slim Case has been added to your cart.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([
    expect.objectContaining({
      lines: [expect.objectContaining({ accessories: [expect.objectContaining({ qty: 1 })] })],
    }),
  ])
})

test('what goes to the cart leaves the list where the flag says so', async ({ page, mount }) => {
  await mount('AccessoryThatLeaves')
  await page.getByRole('button', { name: 'Add to cart, Slim Case' }).click()
  await expect(page.getByText(emptyText)).toBeVisible()
})

test('the list is shared by its link', async ({ page, mount, simulator }) => {
  const world = await mount('Sharing')
  const share = page.getByRole('dialog', { name: 'Do you want to share this device with someone?' })
  await share.getByRole('button', { name: 'Copy' }).click()
  await expect(share.getByText('Link copied')).toBeVisible()
  const [list] = (await simulator.state(world.id)).wishlists
  await expect(share.getByLabel('Link to your wishlist')).toHaveValue(
    new RegExp(`/sales/digital/Favorites\\.html\\?wid=${String(list?.id)}$`),
  )
  await share.getByRole('button', { name: 'Done' }).click()
  await expect(share).toBeHidden()
})

test('a customer is told once a product is back, until they no longer want to', async ({ page, mount }) => {
  await mount('SoldOut')
  await page.getByRole('button', { name: 'Notify me, Orbit Tab 11' }).click()
  await expect(
    page.getByText('You are subscribed to get a notification when this product is back in stock'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Stop notifying me, Orbit Tab 11' }).click()
  await expect(page.getByRole('button', { name: 'Notify me, Orbit Tab 11' })).toBeVisible()
})

test('there is no such notice while the flag disableNotifyMe is on', async ({ page, mount }) => {
  await mount('WithoutNotices')
  await expect(page.getByRole('button', { name: 'Notify me, Orbit Tab 11' })).toHaveCount(0)
})

test('the details of an offer come in a frame', async ({ page, mount }) => {
  await mount('OfferDetails')
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('For Orbit 12 Pro')).toBeVisible()
})
