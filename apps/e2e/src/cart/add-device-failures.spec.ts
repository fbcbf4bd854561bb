import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { fillCart, openPhone } from './cart-steps'

const add = 'cart.addDevice'

const addPhone = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click()

const devicesIn = (carts: readonly object[]) => (JSON.stringify(carts).match(/"productId"/g) ?? []).length

test('208 on add-device leads to the page of the scheduled order', async ({ page, simulator, world, axe }) => {
  await openPhone(page)
  await simulator.command(world.id, { failNext: { on: add, error: '208' } })
  await addPhone(page)
  await expect(page).toHaveURL(/\/sales\/digital\/error\/genericError\.html\?type=SCHEDULED_ORDER$/)
  await expect(page.getByRole('heading', { name: 'An order is already scheduled' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('1022 on add-device loses the cart, its cookies and the storage, but not the world', async ({
  page,
  context,
  simulator,
  world,
  axe,
}) => {
  await fillCart(context, 'prospect')
  await openPhone(page)
  await page.evaluate(() => sessionStorage.setItem('RESUMED_CART', 'true'))
  await simulator.command(world.id, { failNext: { on: add, error: '1022' } })
  // What the page asks when it is idle would bring the session's cookies back.
  await page.route(/getNSAThrottleList/, () => undefined)
  await addPhone(page)
  await expect(page).toHaveURL(/\/sales\/digital\/cart\.html\?redirect=detailsnotfound$/)
  await expect(page.getByRole('heading', { name: 'We could not find your cart' })).toBeVisible()
  await expect(page.getByText('retrieve a cart you saved')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['sim-session', 'sim-world'])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test.describe('for prepay', () => {
  test.use({ persona: 'prepay' })

  test('1022 on add-device leads to the prepaid cart', async ({ page, simulator, world }) => {
    await page.goto('/smartphones/prepaid/orbit-12-pro/')
    await simulator.command(world.id, { failNext: { on: add, error: '1022' } })
    await addPhone(page)
    await expect(page).toHaveURL(/\/sales\/prepaid\/expresscart\.html\?redirect=detailsnotfound$/)
    await expect(page.getByRole('heading', { name: 'We could not find your cart' })).toBeVisible()
  })
})

test.describe('a device whose answer fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('once is added once', async ({ page, simulator, world }) => {
    await openPhone(page)
    await simulator.command(world.id, { failNext: { on: add, status: 503 } })
    await addPhone(page)
    await expect(page).toHaveURL(/\/numberselection\.html/)
    expect(devicesIn((await simulator.state(world.id)).carts)).toBe(1)
  })

  test('with its answer lost on the way is added once', async ({ page, simulator, world }) => {
    await openPhone(page)
    let attempts = 0
    await page.route('**/add-device', async (route) => {
      attempts += 1
      if (attempts > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await addPhone(page)
    await expect(page).toHaveURL(/\/numberselection\.html/)
    expect(attempts).toBe(2)
    expect(devicesIn((await simulator.state(world.id)).carts)).toBe(1)
  })

  test('for lack of a network says that alone, and is added once there is one', async ({
    page,
    context,
    simulator,
    world,
  }) => {
    await openPhone(page)
    await untilQuiet(page)
    await context.setOffline(true)
    await addPhone(page)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByText('Looks like something went wrong.')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/numberselection\.html/)
    expect(devicesIn((await simulator.state(world.id)).carts)).toBe(1)
  })

  test('because a service is late, for good, shows words in Spanish', async ({ page, simulator, world }) => {
    await page.goto('/espanol/smartphones/orbit-12-pro/')
    for (let time = 0; time < 2; time += 1)
      await simulator.command(world.id, { failNext: { on: add, error: 'TIMEOUT' } })
    await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Parece que algo salió mal.' })).toBeVisible()
    await expect(page.getByText('timeout exceeded')).toHaveCount(0)
  })

  test('for good shows the retry message and keeps the choice', async ({ page, simulator, world }) => {
    await openPhone(page)
    for (let time = 0; time < 2; time += 1) await simulator.command(world.id, { failNext: { on: add, status: 503 } })
    await addPhone(page)
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    await addPhone(page)
    await expect(page).toHaveURL(/\/numberselection\.html/)
    expect(devicesIn((await simulator.state(world.id)).carts)).toBe(1)
  })
})
