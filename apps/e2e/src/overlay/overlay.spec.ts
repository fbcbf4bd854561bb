import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const phone = '/smartphones/orbit-12-pro/'

const pill = (page: Page) => page.getByRole('button', { name: /^Simulator: world/ })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Simulator' })
const toggle = (page: Page) => page.keyboard.press('Alt+Shift+KeyS')

/** Where the pill and a button of the shop meet, of those that fill or buy. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [shade] = document.querySelectorAll('sim-overlay')
    const { right, top, bottom } = shade?.shadowRoot?.querySelector('.pill')?.getBoundingClientRect() ?? new DOMRect()
    const meets = (box: DOMRect) => box.width > 0 && box.left < right && box.top < bottom && box.bottom > top
    const buttons = [...document.querySelectorAll('button, [role=button], summary')]
    return buttons.filter((button) => meets(button.getBoundingClientRect())).map(({ textContent }) => textContent)
  })

test('a tester sees the world in the shop, moves its clock and makes a call fail', async ({
  page,
  world,
  simulator,
  axe,
  isMobile,
}) => {
  await page.goto(simulator.enterUrl(world.id, phone, { overlay: true }))
  await expect(pill(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  // A read for the shopper that is still to come would begin the session anew.
  await page.waitForLoadState('networkidle')
  if (isMobile) await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
  expect(await covered(page)).toEqual([])

  await toggle(page)
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByRole('heading', { name: world.id })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Freeze' }).click()
  await expect(panel(page)).toContainText('UTC, frozen')
  const { now } = await simulator.getWorld(world.id)
  await panel(page).getByRole('button', { name: '+28 min' }).click()
  const later = new Date(Date.parse(now) + 28 * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  await expect(panel(page).getByRole('time')).toHaveText(later)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } })
  await expect(panel(page)).toContainText('Held by VZW-RETAIL, 15 min left')
  await simulator.command(world.id, { unlockCart: {} })
  await expect(panel(page)).toContainText('Held by nobody')

  await panel(page).getByLabel('Operation').selectOption('cart.addDevice')
  await panel(page).getByLabel('With').selectOption('error 208')
  await panel(page).getByRole('button', { name: 'Arm' }).click()
  await expect(panel(page)).toContainText('Armed: the next cart.addDevice fails with 208.')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).not.toBeAttached()

  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('heading', { name: 'An order is already scheduled' })).toBeVisible()
  await pill(page).click()
  await expect(panel(page)).toContainText('Fired: cart.addDevice failed with 208.')
  const fired = (await simulator.journal(world.id, { operation: 'cart.addDevice' })).entries.at(-1)
  await panel(page).locator('summary', { hasText: 'cart.addDevice' }).click()
  const reason = panel(page).getByRole('link', { name: fired?.id ?? '' })
  await expect(reason).toHaveAttribute('href', `/__sim/worlds/${world.id}/journal?decision=${fired?.id}`)
  expect(await axe(page)).toEqual([])
})

const debug = (page: Page) => page.getByRole('button', { name: 'Debug' })

test('a phone of a customer has a debug button @narrow', async ({ page, world, simulator, axe }) => {
  await page.goto(simulator.enterUrl(world.id, phone, { overlay: true }))
  await expect(pill(page)).toBeVisible()
  await expect(debug(page)).toHaveCount(0)
  await page.goto('/signin?goto=/smartphones/')
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await debug(page).click()
  await expect(page.getByText('signed-in', { exact: true })).toBeVisible()
  await expect(page.getByText('VZW-DOTCOM-MOB', { exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('a browser that did not ask has nothing of it, and one that leaves it neither', async ({
  page,
  world,
  simulator,
}) => {
  const overlays: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('overlay')) overlays.push(request.url())
  })
  await page.goto(phone)
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await toggle(page)
  await expect(page.locator('sim-overlay')).not.toBeAttached()
  expect(overlays).toEqual([])

  await page.goto(simulator.enterUrl(world.id, phone, { overlay: true }))
  await page.keyboard.press('Tab')
  await expect(pill(page)).toBeVisible()
  await toggle(page)
  await panel(page).getByRole('button', { name: 'Leave the overlay' }).click()
  await expect(page.locator('sim-overlay')).not.toBeAttached()
  await page.reload()
  await toggle(page)
  await expect(page.locator('sim-overlay')).not.toBeAttached()
})
