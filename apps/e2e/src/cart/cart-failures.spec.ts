import { defineScenario, rule } from '@soe/scenario'
import { expect, test } from '../fixtures'
import { untilQuiet } from '../fixtures/until-quiet'
import { fillCart, openCart, openFilledCart } from './cart-steps'

const read = 'checkout.getCheckoutDetails'

test.describe('a cart that can not be read', () => {
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

  test('for good says so and can be tried again', async ({ page, simulator, world, axe }) => {
    await fillCart(page.context(), 'prospect')
    for (let time = 0; time < 2; time += 1) await simulator.command(world.id, { failNext: { on: read, status: 503 } })
    await openCart(page)
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  })

  test('because the connection breaks says so and can be tried again', async ({ page }) => {
    await fillCart(page.context(), 'prospect')
    await page.route('**/get-checkout-details', (route) => route.abort('connectionreset'))
    await openCart(page)
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  })

  test('again stays in view and says so', async ({ page, context }) => {
    await openFilledCart(page)
    await page.route('**/get-checkout-details', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Remove Pip Earbuds' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Looks like something went wrong.' })
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

  test('for a moment shows its shape, then that it takes long', async ({ page, axe }) => {
    await page.route('**/get-checkout-details', () => undefined)
    await openCart(page)
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await expect(page.getByRole('main').getByText('This is taking longer than usual.').first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

for (const { persona, told } of [
  { persona: 'prospect', told: 'This cart was priced in another store.' },
  { persona: 'signed-in', told: 'Ask for this cart again.' },
] as const) {
  test.describe(`a cart of ${persona} that can not be read for a reason with details`, () => {
    test.use({ persona, expectedErrors: [/Failed to load resource/] })

    test('is told in the words meant for them', async ({ page, simulator, world }) => {
      const details = { issue: 'This cart was priced in another store.' }
      const reply = { error: '05', message: 'Ask for this cart again.', details } as const
      const rules = [rule.on(read, { id: 'unread', nth: 1, reply })]
      const expectations = [{ rule: 'unread', fired: 1 }] as const
      await simulator.arm(world.id, defineScenario({ id: 'unread', title: 'Not read', rules, expect: expectations }))
      await page.goto('/sales/next/expresscart.html')
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    })
  })
}

test('error 1022 leads to the cart with the redirect accountmember, and not in circles', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await fillCart(page.context(), 'prospect')
  await simulator.command(world.id, { failNext: { on: read, error: '1022' } })
  await simulator.command(world.id, { failNext: { on: read, error: '1022' } })
  await openCart(page)
  await expect(page).toHaveURL(/\/sales\/digital\/cart\.html\?redirect=accountmember$/)
  await expect(page.getByText('Some details of this cart could not be read.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
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

test('a cart that is empty after all shows the empty cart', async ({ page, simulator, world }) => {
  await fillCart(page.context(), 'prospect')
  await simulator.command(world.id, { failNext: { on: read, error: '1008' } })
  await openCart(page)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
