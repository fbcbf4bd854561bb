import { expect, test } from '../fixtures'
import { fillCart, openFilledCart, openPhone } from './cart-steps'

test('a locked cart that is opened from the cart icon leads to the cart-locked page', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await fillCart(page.context(), 'prospect')
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await page.goto('/smartphones/')
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/sales\/digital\/cartLocked\.html$/)
  await expect(page.getByRole('heading', { name: 'Your cart is locked' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await simulator.command(world.id, { unlockCart: {} })
  await page.getByRole('link', { name: 'Back to your cart' }).click()
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
})

test('a lock that is known already leads from the cart icon to the page of who holds it @wide', async ({
  page,
  simulator,
  world,
}) => {
  await openFilledCart(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-CHAT' } })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  await expect(page.getByText('A chat representative has your cart open.')).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/sales\/digital\/cartLocked\/chatRep\.html$/)
})

test('a locked cart on mobile leads to the cart-locked page @narrow', async ({ page, simulator, world, axe }) => {
  await openFilledCart(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  await expect(page).toHaveURL(/\/sales\/digital\/cartLocked\.html$/)
  expect(await axe(page)).toEqual([])
})

test('a phone cannot be added while another channel holds the cart @wide', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'prospect')
  await openPhone(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-TELESALES' } })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('A phone representative has your cart open.')).toBeVisible()
  await expect(page).toHaveURL(/\/smartphones\/orbit-12-pro\//)
})
