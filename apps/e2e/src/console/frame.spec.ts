import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { makeCalls } from './make-calls'
import { retailLock } from './retail-lock'

test.use({ persona: 'signed-in' })

const long = (of: string) => `a-world-with-a-name-of-forty-letters-of-${of}`

const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className))

test('a window is called by its world, whose name is whole wherever it stands @wide', async ({ page, simulator }) => {
  const id = long('title')
  const title = 'A shopper whose cart is locked by a store buys a phone'
  await simulator.makeWorld({ id, title, persona: 'signed-in' })
  await page.goto(`/__sim/worlds/${id}/state`)
  await expect(page).toHaveTitle(`State · ${title} · soe simulator`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await cut(page, 'header *, nav[aria-label="Worlds and pages"] a *')).toEqual([])
  await page.goto('/__sim/snapshots')
  await expect(page).toHaveTitle('Snapshots · soe simulator')
  await simulator.dropWorld(id)
})

test('the palette shows names whole, what moved last first, and one Escape gives the focus back @wide', async ({
  page,
  simulator,
  world,
}) => {
  const [first, second] = [long('one-palette'), long('two-palette')]
  for (const id of [first, second]) await simulator.makeWorld({ id, persona: 'signed-in' })
  await simulator.arm(first, retailLock)
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  const opener = page.getByRole('button', { name: 'Reset' })
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const found = palette.getByRole('listitem')
  for (const [text, names] of [
    ['', []],
    ['-palette', [first, second]],
  ] as const) {
    await opener.focus()
    await page.keyboard.press('Control+k')
    await palette.getByRole('searchbox').fill(text)
    for (const [at, name] of names.entries()) await expect(found.nth(at)).toContainText(name)
    await expect(found.first()).toBeVisible()
    expect(await cut(page, 'dialog *')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(opener).toBeFocused()
  }
  for (const id of [first, second]) await simulator.dropWorld(id)
})

test('what a call may get instead is in view and gone through by arrows, and rules name their scenario @wide', async ({
  page,
  context,
  simulator,
  world,
}) => {
  await simulator.arm(world.id, retailLock)
  await makeCalls(context, simulator, ['cart.addDevice', 'cart.addDevice'])
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await page
    .getByRole('grid', { name: 'Journal' })
    .getByRole('row', { name: /cart\.addDevice.*208/ })
    .click()
  const chosen = page.url()
  const decision = page.getByRole('complementary', { name: 'Decision' })
  await expect(decision.getByRole('list', { name: 'Rules considered' })).toContainText(
    'add-device-208firedof second-add-device',
  )
  await decision.getByRole('button', { name: 'What if it had answered' }).click()
  await expect(decision.getByRole('button', { name: 'Status 503, nothing done' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(decision.getByRole('button', { name: 'LINE_NOT_ELIGIBLE' })).toBeFocused()
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  expect(page.url()).toBe(chosen)
})
