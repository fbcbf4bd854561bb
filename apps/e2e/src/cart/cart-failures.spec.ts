import { expect, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { fillCart, openCart, openFilledCart } from './cart-steps'

const read = 'checkout.getCheckoutDetails'

test.describe('a cart that cannot be read', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('at first is read again after 200 ms', async ({ page, simulator, world }) => {
    await fillCart(page.context(), 'prospect')
    await simulator.command(world.id, { failNext: { on: read, status: 503 } })
    await openCart(page)
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    const [first, second] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/get-checkout-details'))
        .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration })),
    )
    // Timers may fire within the millisecond before.
    expect(Math.ceil((second?.start ?? 0) - (first?.end ?? 0))).toBeGreaterThanOrEqual(199)
  })

  test('again stays in view and says so', async ({ page, context }) => {
    await openFilledCart(page)
    await page.route('**/get-checkout-details', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Looks like something went wrong.' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy')
    await context.setOffline(true)
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart 4 items' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('an answer of 401', () => {
  test.use({ persona: 'signed-in', expectedErrors: [/Failed to load resource/] })

  test('signs out', async ({ page, context, simulator, world }) => {
    await fillCart(page.context(), 'signed-in')
    await openCart(page, 'signed-in')
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    // A call of the page's own would be refused before the shopper's.
    await untilQuiet(page)
    await simulator.command(world.id, { expireSession: {} })
    await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
    await expect(page).toHaveURL(/\/smartphones$/)
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
    expect(cookies).not.toHaveProperty('sim-session')
    expect(cookies['loggedIn'] ?? 'false').toBe('false')
    expect(cookies['sim-world']).toBe(world.id)
  })
})
