import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { makeCalls } from './make-calls'

test.use({ persona: 'signed-in' })

const cellOf = (page: Page, operation: string, label: string): Locator =>
  page.locator(`[data-operation="${operation}"]`).getByRole('gridcell', { name: new RegExp(`^${label},`) })

test('the grid tells which errors have been met, which wait, and makes scenarios of the others @wide', async ({
  page,
  context,
  simulator,
  world,
  axe,
}) => {
  await simulator.command(world.id, { failNext: { on: 'cart.addDevice', error: '208' } })
  await makeCalls(context, simulator, ['cart.addDevice'])
  await page.goto(`/__sim/worlds/${world.id}/coverage`)
  const side = page.getByRole('complementary', { name: 'Summary and holes' })
  const card = page.getByRole('region', { name: 'cart.addDevice 1022' })
  const hole = cellOf(page, 'cart.addDevice', '1022')

  await test.step('what was answered is told from what was not', async () => {
    await expect(cellOf(page, 'cart.addDevice', '208')).toHaveAccessibleName('208, exercised')
    await expect(cellOf(page, 'cart.addPlan', '208')).toHaveCount(0)
    await expect(side.getByRole('heading', { level: 2 })).toHaveText(/^1 of 1,\d{3} pairs seen$/)
    // The operation that was called comes first.
    await expect(side.getByRole('list', { name: 'Holes' }).getByRole('button').first()).toHaveText(
      /^cart\.addDevice.*called once/,
    )
  })

  await test.step('a hole is armed with the built-in scenario that gives it', async () => {
    await hole.click()
    await expect(card).toContainText('Allowed by the contract, never answered in this world')
    await expect(card).toContainText('“We could not find your cart”')
    await expect(card.getByRole('button', { name: 'Arm it' })).toBeVisible()
    await page.keyboard.press('a')
    await expect(hole).toHaveAccessibleName('1022, armed, waiting')
    await expect(card).toContainText('a rule waits to')
  })

  await test.step('nothing breaks WCAG 2.2 AA, in light and in dark', async () => {
    // Fewer lines of the same are judged sooner.
    await page.getByRole('searchbox', { name: 'Operation or error' }).fill('cart.add')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page), colorScheme).toEqual([])
    }
    await page.getByRole('searchbox', { name: 'Operation or error' }).press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('the call is made, and the cell leads to it', async () => {
    await makeCalls(context, simulator, ['cart.addDevice'])
    await expect(hole).toHaveAccessibleName('1022, exercised')
    await expect(card).toContainText('Answered once in this world, by your rules.')
    await expect(card.getByRole('button', { name: 'Journal' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(new RegExp(`/journal\\?find=cart.addDevice\\+1022&decision=${world.id}-2$`))
    await expect(page.getByRole('searchbox', { name: 'Operation, error, rule or id' })).toHaveValue(
      'cart.addDevice 1022',
    )
    await page.goBack()
  })

  await test.step('the keyboard goes from cell to cell, and from hole to hole', async () => {
    await cellOf(page, 'cart.addDevice', '417').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(cellOf(page, 'cart.removeDevice', 'SESSION_EXPIRED')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('h')
    await expect(cellOf(page, 'cart.addAccessories', 'CART_LOCKED')).toBeFocused()
    await expect(page.getByRole('region', { name: 'cart.addAccessories CART_LOCKED' })).toBeVisible()
  })

  await test.step('all worlds count where that is asked for', async () => {
    await page.keyboard.press('s')
    await expect(page).toHaveURL(/scope=all$/)
    await cellOf(page, 'cart.addDevice', '208').click()
    await expect(page.getByRole('region', { name: 'cart.addDevice 208' })).toContainText('since the simulator started')
    await page.getByRole('button', { name: 'This world' }).click()
  })

  await test.step('the search narrows lines and columns, and the file that is downloaded', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('no-such-thing')
    await expect(page.getByRole('heading', { name: 'No operation answers that' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Operation or error' }).fill('cart.add 208')
    await expect(page.getByRole('grid').locator('[data-operation]')).toHaveCount(2)
    await page.getByRole('group', { name: 'What the grid shows' }).getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`coverage-${world.id}.csv`)
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows).toEqual([
      'cart.addDevice,208,error,BUSINESSERR,seen,1,0,1,0,0,0,',
      'cart.addAccessories,208,error,BUSINESSERR,hole,0,0,0,0,0,0,',
    ])
  })

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await side.getByRole('button', { name: 'Close the holes' }).click()
    await page.keyboard.press('Escape')
    await cellOf(page, 'cart.addAccessories', '208').click()
    await expect(page.getByRole('region', { name: 'cart.addAccessories 208' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Holes', exact: true }).click()
  })

  await test.step('the holes that are shown are written as drafts', async () => {
    await side.getByRole('button', { name: 'Write it as a draft' }).click()
    await expect(page).toHaveURL(new RegExp(`/${world.id}/scenarios\\b`))
    await expect(page.getByText('cart.addAccessories answers 208 once').first()).toBeAttached()
  })
})
