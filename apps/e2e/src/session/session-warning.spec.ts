import { fillCart, openCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { expectSignedOut, openWatched, warning } from './session-actions'
import { openSignOutLink } from './sign-out-link'

const failed = 'Failed to extend session, already expired'

const failures = [/the server responded with a status of (401|500|503)/]

test.describe('a customer', () => {
  test.use({ persona: 'signed-in', expectedErrors: failures })

  test('is warned at 28 minutes on the clock of the world, and stays signed in @mobile', async ({
    page,
    simulator,
    world,
    axe,
  }) => {
    await openWatched(page, '/smartphones/orbit-12-pro/')
    await simulator.clock(world.id, { advance: 'PT27M' })
    await expect(warning(page)).toHaveCount(0)
    await simulator.clock(world.id, { advance: 'PT1M' })
    await expect(warning(page)).toBeVisible()
    await expect(page).toHaveTitle(/^[12]:\d\d /)
    await expect(warning(page)).toContainText(/At \d+:\d\d [AP]M we sign you out/)
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByText('You are still signed in.')).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Orbit/)
    const { entries } = await simulator.journal(world.id, { operation: 'session.keepAlive' })
    expect(entries).toHaveLength(1)
    await simulator.clock(world.id, { advance: 'PT27M' })
    await page.getByRole('link', { name: 'Cart, 0 items' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/expresscart/)
    expect((await simulator.journal(world.id, { limit: 1000 })).entries.filter(({ status }) => status === 401)).toEqual(
      [],
    )
  })

  test('counts down with a frozen clock standing, and signs out from the warning', async ({
    page,
    simulator,
    world,
  }) => {
    await openWatched(page, '/smartphones/orbit-12-pro/')
    await simulator.clock(world.id, { freeze: true, advance: 'PT28M13S' })
    const clock = warning(page).getByText(/^1:4\d$/)
    await expect(clock).toBeVisible()
    const shown = await clock.textContent()
    await page.waitForTimeout(2500)
    await expect(clock).toHaveText(shown ?? '')
    await warning(page).getByRole('button', { name: 'Sign out now' }).click()
    await expectSignedOut(page, 'Signed out', 'You are signed out.')
  })

  for (const status of [500, 401] as const) {
    test(`whose session cannot be extended (${status}) reads so, signed out @wide`, async ({
      page,
      simulator,
      world,
    }) => {
      await openWatched(page, '/smartphones/orbit-12-pro/')
      await simulator.clock(world.id, { advance: 'PT28M' })
      await simulator.command(world.id, { failNext: { on: 'session.keepAlive', status } })
      await warning(page).getByRole('button', { name: 'Stay signed in' }).click()
      await expectSignedOut(page, 'Signed out', failed)
      await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible()
    })
  }

  test('away for 30 minutes is signed out, and comes back to the cart after signing in', async ({
    page,
    simulator,
    world,
    axe,
  }) => {
    await fillCart(page.context(), 'signed-in')
    await openWatched(page, '/sales/next/expresscart.html')
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    await simulator.clock(world.id, { advance: 'PT30M' })
    await expectSignedOut(page, 'Signed out, cart kept', /You were away for 30 minutes, .* at \d+:\d\d [AP]M/)
    await expect(page.getByText('Your cart, 5 items')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Sign in and go on' }).click()
    await page.getByRole('button', { name: /Maren Oake/ }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    await page.goto('/smartphones')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Signed out, cart kept')).toHaveCount(0)
  })

  test('extends and signs out in every tab at once', async ({ page, context, simulator, world }) => {
    const other = await context.newPage()
    await openWatched(page, '/smartphones/orbit-12-pro/')
    await openWatched(other, '/espanol/smartphones/orbit-12-pro/')
    await simulator.clock(world.id, { advance: 'PT28M' })
    const otherWarning = other.getByRole('alertdialog', { name: '¿Sigues ahí?' })
    await expect(otherWarning).toBeVisible()
    await page.bringToFront()
    await warning(page).getByRole('button', { name: 'Stay signed in' }).click()
    await expect(warning(page)).toHaveCount(0)
    await expect(otherWarning).toHaveCount(0)
    await (await openSignOutLink(page)).click()
    await expect(page).toHaveURL(/\/smartphones$/)
    await expect(other).toHaveURL(/\/espanol\/smartphones$/)
    await expect(other.getByRole('heading', { name: 'Sesión cerrada' })).toBeVisible()
  })
})

test.describe('a guest', () => {
  test.use({ expectedErrors: failures })

  test('is warned too, stays by the call for guests, reads where that fails, and saves the cart (C3.179)', async ({
    page,
    simulator,
    world,
    axe,
  }) => {
    const stay = page.getByRole('button', { name: 'Stay here' })
    const extensions = async () =>
      (await simulator.journal(world.id, { operation: 'session.continueGuest' })).entries.length
    await fillCart(page.context(), 'prospect')
    await openWatched(page, '/smartphones/orbit-12-pro/')
    await simulator.clock(world.id, { advance: 'PT28M' })
    await expect(warning(page)).toContainText('we empty this page. Save the cart to keep it.')
    await simulator.command(world.id, { failNext: { on: 'session.continueGuest', status: 500 } })
    await stay.click()
    await expect(warning(page).getByRole('alert')).toHaveText(failed)
    await expect(page).toHaveURL(/orbit-12-pro/)
    expect(await axe(page)).toEqual([])
    await stay.click()
    await expect(warning(page)).toHaveCount(0)
    expect(await extensions()).toBe(2)
    expect(await axe(page)).toEqual([])

    await simulator.clock(world.id, { advance: 'PT28M' })
    await warning(page).getByRole('button', { name: 'Save cart' }).click()
    await warning(page).getByLabel('Email').fill('maren@example')
    await expect(warning(page).getByRole('button', { name: 'Save cart' })).toBeDisabled()
    await warning(page).getByLabel('Email').fill('maren@example.com')
    await warning(page).getByRole('button', { name: 'Save cart' }).click()
    await expect(page.getByText('Cart saved. Find it again with your email address.')).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
  })

  for (const status of [200, 500] as const) {
    test(`away for 30 minutes begins anew, where clearCache answers ${status}`, async ({ page, simulator, world }) => {
      await fillCart(page.context(), 'prospect')
      await openWatched(page, '/sales/next/expresscart.html')
      if (status === 500) await simulator.command(world.id, { failNext: { on: 'session.clearCache', status } })
      await simulator.clock(world.id, { advance: 'PT30M' })
      await expectSignedOut(page, 'Your visit ended', 'emptied this page and the cart with it.')
      const { entries } = await simulator.journal(world.id, { operation: 'session.clearCache' })
      expect(entries).toHaveLength(1)
      await openCart(page)
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    })
  }

  test('without anything stored is not disturbed', async ({ page, context, simulator, world }) => {
    await context.clearCookies({ name: /XSRF|sim-session|uuid/ })
    await openWatched(page, '/smartphones/orbit-12-pro/')
    await simulator.clock(world.id, { advance: 'PT40M' })
    await page.waitForTimeout(2500)
    await expect(warning(page)).toHaveCount(0)
    await expect(page).toHaveURL(/orbit-12-pro/)
  })
})

test('the overlay’s +28 minutes show the warning @wide', async ({ page, simulator, world }) => {
  await openWatched(page, simulator.enterUrl(world.id, '/smartphones/orbit-12-pro/', { overlay: true }))
  await page.keyboard.press('Alt+Shift+KeyS')
  await page.getByRole('button', { name: '+28 min' }).click()
  await expect(warning(page)).toBeVisible()
})
