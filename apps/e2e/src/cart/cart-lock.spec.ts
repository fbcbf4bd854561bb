import { expect, test } from '../fixtures'
import { fillCart, openCart, openFilledCart, openPhone } from './cart-steps'

test('a change of a cart that a store holds says so and pauses the cart @wide', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await openFilledCart(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'A store representative has your cart open.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pip Earbuds' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout is open elsewhere' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'One more of Pip Earbuds' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Remove line' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Edit device' })).toBeDisabled()
  expect(await axe(page)).toEqual([])

  await notice.getByRole('button', { name: 'Check again' }).click()
  // The announcement ends the check: a check still under way would find the cart free, or swallow the next click.
  await expect(page.getByRole('status').getByText('Your cart is still open elsewhere.')).toBeAttached()
  await expect(notice).toBeVisible()
  await simulator.command(world.id, { unlockCart: {} })
  await notice.getByRole('button', { name: 'Check again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
})

test("a cart that the shopper's own phone holds can be taken over @wide", async ({ page, simulator, world, axe }) => {
  await fillCart(page.context(), 'prospect')
  await simulator.command(world.id, { lockCart: { channel: 'VZW-MFA-IOS' } })
  await openCart(page)
  await expect(page.getByRole('heading', { name: 'Your cart is locked' })).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'This cart is open in the app.' })
  expect(await axe(page)).toEqual([])
  await notice.getByRole('button', { name: 'Continue here' }).click()
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

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

test('the page of a cart that a chat representative holds has a way on', async ({ page, axe }) => {
  await page.goto('/sales/digital/cartLocked/chatRep.html')
  await expect(page.getByRole('heading', { name: 'A chat representative has your cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/smartphones/')
  expect(await axe(page)).toEqual([])
})

test('a phone can not be added while another channel holds the cart @wide', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'prospect')
  await openPhone(page)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-TELESALES' } })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('A phone representative has your cart open.')).toBeVisible()
  await expect(page).toHaveURL(/\/smartphones\/orbit-12-pro\//)
})
