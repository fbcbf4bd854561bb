import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './hub-page.story'

const test = storyTest<typeof stories>()

const savedCarts = (page: Page) => page.getByRole('region', { name: 'Saved carts' })

const firstLine = (page: Page) => page.getByRole('region', { name: 'Line 1' })

test('a cart that was set aside is resumed', async ({ page, mount, simulator }) => {
  const world = await mount('SavedCart')
  await savedCarts(page).getByRole('button', { name: 'Resume 5 items' }).click()
  await expect(firstLine(page)).toBeVisible()
  const { cases } = await simulator.state(world.id)
  expect(cases).toEqual([expect.objectContaining({ triggerResumeCase: false })])
  expect(await page.evaluate(() => sessionStorage.getItem('RESUMED_CART'))).toBe('true')
})

test('one of several carts is resumed', async ({ page, mount }) => {
  await mount('SeveralCarts')
  await expect(savedCarts(page).getByRole('listitem')).toHaveCount(3)
  await savedCarts(page)
    .getByRole('button', { name: /^Resume 2 × Bosun Charger/ })
    .click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByRole('heading', { name: /Bosun Charger/ })).toBeVisible()
})

test('a cart is taken over from the app, after a question (C7.200)', async ({ page, mount, axe }) => {
  await mount('HeldByApp')
  await savedCarts(page).getByRole('button', { name: 'Continue here: 1 item' }).click()
  const question = page.getByRole('alertdialog', { name: 'Continue here?' })
  expect(await axe()).toEqual([])
  await question.getByRole('button', { name: 'Continue here' }).click()
  await expect(firstLine(page)).toBeVisible()
})

test('a store is asked for a cart, which it keeps until it is done', async ({ page, mount, simulator }) => {
  const world = await mount('HeldByStore')
  await savedCarts(page).getByRole('button', { name: 'Ask for it back: 1 item' }).click()
  await expect(savedCarts(page).getByRole('alert')).toContainText('Still in use, try after')
  await simulator.command(world.id, { unlockCart: {} })
  await savedCarts(page).getByRole('button', { name: 'Ask for it back: 1 item' }).click()
  await expect(firstLine(page)).toBeVisible()
})

test('lines that did not come are tried again', async ({ page, mount, simulator }) => {
  const world = await mount('WithoutLines')
  const lines = page.getByRole('region', { name: 'Your lines' })
  await expect(lines.getByRole('alert')).toBeVisible()
  await simulator.disarm(world.id, 'fail-for-good')
  await lines.getByRole('button', { name: 'Try again' }).click()
  await expect(lines.getByRole('listitem')).toHaveCount(4)
})

test('a stranger is led to a saved cart', async ({ page, mount }) => {
  await mount('OfStranger')
  await page.getByRole('link', { name: 'Look for a saved cart' }).click()
  await expect(page.getByRole('button', { name: 'Retrieve saved cart' })).toBeVisible()
})

test('a saved card is removed from the account', async ({ page, mount, axe, simulator }) => {
  const world = await mount('WithSavedCard')
  const cards = page.getByRole('region', { name: 'Saved cards' })
  expect(await axe()).toEqual([])
  await cards.getByRole('button', { name: 'Remove Visa ending 1111' }).click()
  await expect(cards).toContainText('No card is saved now.')
  await expect(cards).toBeFocused()
  expect(JSON.stringify(await simulator.snapshot(world.id))).not.toContain('CARD-1')
})
