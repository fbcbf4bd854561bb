import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { makeCalls } from './make-calls'
import { retailLock } from './retail-lock'

test.use({ persona: 'signed-in', expectedErrors: [/status of 40[0149]/] })

const prepare = async (simulator: SimulatorClient, world: string) => {
  await simulator.clock(world, { freeze: '2026-11-20T14:32:21-05:00' })
  // The session began on the real clock, ahead of the frozen one.
  await simulator.command(world, { extendSession: {} })
  await simulator.arm(world, retailLock)
}

test('the console shows what a world holds, and changes it by commands @wide', async ({
  page,
  context,
  simulator,
  world,
  axe,
}) => {
  await prepare(simulator, world.id)
  await makeCalls(context, simulator, ['cart.addDevice', 'cart.addPlan'])
  await simulator.clock(world.id, { advance: 'PT1M' })
  await makeCalls(context, simulator, ['cart.addDevice', 'cart.addPlan'])
  await simulator.clock(world.id, { advance: 'PT3M' })
  await page.goto(`/__sim/worlds/${world.id}/state`)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const data = page.getByRole('complementary', { name: 'The state as data' })
  const compare = page.getByRole('group', { name: 'Compare and change' })

  await test.step('the cart is readable, with what a rule kept out of it', async () => {
    const cart = region('Cart').getByRole('table')
    await expect(
      cart.getByRole('row', { name: /Orbit 12 Pro Kelp, 128 GB.*New line.*Mainsail Unlimited/ }),
    ).toBeVisible()
    await expect(cart.getByRole('row', { name: /^Total 1 item \$\d+\.\d\d \$82\.77$/ })).toBeVisible()
    const ghost = cart.getByRole('row', { name: /not committed: add-device-208 answered 208 at 14:33:21/ })
    const [refused] = (await simulator.journal(world.id, { operation: 'cart.addDevice' })).entries.slice(-1)
    await expect(ghost.getByRole('link')).toHaveAttribute('href', new RegExp(`decision=${refused?.id}$`))
    await expect(page.getByRole('list', { name: 'How this cart got here' })).toContainText(
      /Orbit 12 Pro added.*Plan chosen.*Orbit 12 Pro refused.*Locked.*Plan refused/,
    )
  })

  await test.step('the lock runs out on the clock of the world, and its JSON is marked', async () => {
    await expect(region('Lock')).toContainText('12:00 left for VZW-RETAIL')
    await expect(region('Lock')).toContainText('set by add-device-208')
    await expect(region('Lock')).toContainText('Has answered CART_LOCKED once')
    await page.keyboard.press(']')
    const marked = data.locator('[data-marked="true"]', { hasText: '"channel": "VZW-RETAIL"' })
    await expect(marked).toBeInViewport()
  })

  await test.step('nothing breaks WCAG 2.2 AA, in light and in dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page), colorScheme).toEqual([])
    }
  })

  await test.step('a key unlocks the cart, and the difference says so', async () => {
    await expect(compare).toContainText('Nothing has changed')
    await page.keyboard.press('u')
    await expect(region('Lock')).toContainText('Nobody holds the cart')
    await compare.getByRole('button', { name: /^− lock/ }).click()
    await expect(data.getByRole('list', { name: 'What has changed' })).toContainText('− lock')
    await compare.getByRole('button', { name: 'From now' }).click()
    await expect(compare).toContainText('Nothing has changed')
  })

  await test.step('a command that is refused names what is allowed, and takes it', async () => {
    await page.keyboard.press('ControlOrMeta+j')
    const dialog = page.getByRole('dialog', { name: 'Run a command' })
    await dialog.getByRole('radio', { name: 'failNext' }).check()
    await dialog.getByLabel('error', { exact: true }).fill('07')
    await expect(dialog).toContainText('- failNext: { on: cart.addDevice, error: "07" }')
    await dialog.getByRole('button', { name: 'Run failNext' }).click()
    await dialog.getByRole('alert').getByRole('button', { name: 'CASE_CANCELLED', exact: true }).click()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Run failNext' }).click()
    await expect(dialog).toBeHidden()
    await expect(region('World settings')).toContainText('next cart.addDevice → CASE_CANCELLED')
  })

  await test.step('a session ends on demand; the difference names its field', async () => {
    await expect(region('Session')).toContainText('Ends in27:00 at 15:03:21')
    await region('Session').getByRole('button', { name: 'Expire' }).click()
    await expect(region('Session')).toContainText('Expired by command: its next call answers 401')
    await expect(data.getByRole('list', { name: 'What has changed' })).toContainText('endedByabsent"expiry"')
  })

  await test.step('on a phone the JSON lies over the sections and goes away again', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await compare.getByRole('button', { name: 'JSON' }).click()
    await expect(data.getByRole('region', { name: 'JSON of the state' })).toBeVisible()
    await data.getByRole('button', { name: 'Close the JSON' }).click()
    await expect(data).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

test('a change right after the page has opened shows as a change @wide', async ({ page, simulator, world }) => {
  let reads = 0
  await page.route(`**/v1/worlds/${world.id}/state`, async (route) => {
    reads += 1
    if (reads > 2) return
    if (reads === 2) await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await route.continue()
  })
  await page.goto(`/__sim/worlds/${world.id}/state`)
  const compare = page.getByRole('group', { name: 'Compare and change' })
  await expect(compare).toContainText('+ lock every cart')
})
