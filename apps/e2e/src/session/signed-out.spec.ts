import type { Page } from '@playwright/test'
import { fillCart } from '../cart/cart-steps'
import { typeContact, expectContact, expectTitle } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { expectSignedOut, openWatched, signedOut } from './session-actions'
import { openSignOutLink } from './sign-out-link'

test.use({ persona: 'signed-in', expectedErrors: [/the server responded with a status of (401|500)/] })

test('a 401 after a click signs out and says so', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'signed-in')
  await openWatched(page, '/sales/next/expresscart.html')
  await simulator.command(world.id, { expireSession: {} })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  await expectSignedOut(page, 'Signed out, cart kept', 'You were signed out in another place.')
})

test('a 401 to what a page reads as it opens signs out and says so', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'signed-in')
  await simulator.command(world.id, {
    failNext: { on: 'checkout.getCheckoutDetails', error: 'SESSION_EXPIRED' },
  })
  await page.goto('/sales/next/expresscart.html')
  await expectSignedOut(page, 'Signed out, cart kept', 'You were signed out in another place.')
})

test('a sign-out after a 401 that fails leads on, and can be tried again @mobile', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await fillCart(page.context(), 'signed-in')
  await openWatched(page, '/sales/next/expresscart.html')
  await simulator.command(world.id, { expireSession: {} })
  await simulator.command(world.id, { failNext: { on: 'session.logoutPage', status: 500 } })
  await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t end your session' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/smartphones')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()
  await expectSignedOut(page, 'Signed out, cart kept', 'You were signed out in another place.')
})

test('a fresh load of a session that is over says so, and leads back', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'signed-in')
  await simulator.clock(world.id, { advance: 'PT31M' })
  await page.goto('/sales/next/expresscart.html')
  await expectSignedOut(page, 'Signed out, cart kept', 'You were away for 30 minutes')
  await page.getByRole('link', { name: 'Sign in and go on' }).click()
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
})

test('a sign-out of one’s own stays in the language, leaves nothing and can be waved away @both', async ({
  page,
  context,
  axe,
}) => {
  await openWatched(page, '/espanol/watches/')
  await page.evaluate(() => sessionStorage.setItem('draft.checkout.contact.C1', '{}'))
  await (await openSignOutLink(page)).click()
  await expect(page).toHaveURL(/\/espanol\/smartphones$/)
  await expect(page.getByRole('heading', { name: 'Sesión cerrada' })).toBeFocused()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['signedOut', 'sim-world'])
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Comprar sin iniciar sesión' }).click()
  await expect(signedOut(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(signedOut(page)).toHaveCount(0)
})

test('a sign-out that fails says that one is still signed in', async ({ page, simulator, world }) => {
  await openWatched(page, '/watches/')
  await simulator.command(world.id, { failNext: { on: 'session.logout', status: 500 } })
  await (await openSignOutLink(page)).click()
  await expect(page.getByText('We could not sign you out. You are still signed in.')).toBeVisible()
  await expect(page).toHaveURL(/\/watches\/$/)
})

test.describe('what was typed before a 401', () => {
  test.use({ persona: 'signed-in' })

  const editContact = (page: Page) =>
    page
      .getByRole('button', { name: /^(Edit|Change)/ })
      .first()
      .click()

  const typeAndLose = async (page: Page, lose: () => Promise<unknown>) => {
    await fillCart(page.context(), 'signed-in')
    await openWatched(page, '/sales/next/expresscheckout.html')
    await expectTitle(page, 'Checkout')
    await editContact(page)
    await typeContact(page)
    await lose()
    await expectSignedOut(page, 'Signed out, cart kept', 'You were away for 30 minutes')
    await page.getByRole('link', { name: 'Sign in and go on' }).click()
  }

  test('is there for the same customer', async ({ page, simulator, world }) => {
    await typeAndLose(page, () => simulator.clock(world.id, { advance: 'PT30M' }))
    await page.getByRole('button', { name: /Maren Oake/ }).click()
    await expectTitle(page, 'Checkout')
    await editContact(page)
    await expectContact(page)
  })

  test('is gone for another', async ({ page, simulator, world }) => {
    await typeAndLose(page, () => simulator.clock(world.id, { advance: 'PT30M' }))
    await page.getByRole('button', { name: /Ewan Reid/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))
    await expect.poll(drafts).toEqual([])
  })
})
