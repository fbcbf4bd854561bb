import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './devices.story'

const test = storyTest<typeof stories>()

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first()

const tileNames = (page: Page) => page.locator('main li h2')

const count = (page: Page, products: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`${products} product`)

test('the pictures of a phone show every side', async ({ page, mount }) => {
  await mount('Phone')
  await page.getByRole('button', { name: 'Camera' }).click()
  await expect(page.getByRole('img', { name: 'Orbit 12 Pro, Kelp, camera' })).toHaveAttribute('src', /_camera/)
})

test('a phone is added once, however fast the clicks, with its plan, and a number is asked for', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('Phone')
  await addToCart(page).dblclick()
  await expect(page).toHaveURL(/\/sales\/digital\/numberselection\.html\?mtn=newLine1$/)
  const { entries } = await simulator.journal(world.id, { operation: 'cart.addDevice' })
  expect(entries.map(({ request }) => request.body)).toMatchObject([
    {
      cartInfo: { intendType: 'NSE' },
      data: { lines: [{ device: { id: 'orbit-12-pro-kelp-128', dppMonths: 36, contractTerm: 'INSTALLMENT' } }] },
    },
  ])
})

for (const { choice, intendType, path } of [
  { choice: 'Upgrade existing line', intendType: 'EUP', path: /\/sales\/next\/expresscheckout\.html/ },
  { choice: 'Add a new line', intendType: 'AAL', path: /\/numberselection\.html/ },
])
  test(`a customer is asked which line, and chooses: ${choice}`, async ({ page, mount, axe }) => {
    await mount('PhoneOfCustomer')
    await addToCart(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await axe()).toEqual([])
    const request = page.waitForRequest(/add-device$/)
    await dialog.getByRole('button', { name: choice }).click()
    expect((await request).postDataJSON()).toMatchObject({ cartInfo: { intendType } })
    await expect(page).toHaveURL(path)
  })

test.describe('a pre-order with a past-due balance', () => {
  test.use({ expectedErrors: [/answered 4\d\d/] })

  test('is refused in a notice that says why, and the page stays usable', async ({ page, mount, simulator, axe }) => {
    const world = await mount('PreOrder')
    await expect(addToCart(page)).toBeEnabled()
    await simulator.command(world.id, { failNext: { on: 'cart.addDevice', error: '4077' } })
    await addToCart(page).click()
    await expect(page.getByText('A past-due balance stops this pre-order device.')).toBeVisible()
    expect(await axe()).toEqual([])
    await addToCart(page).click()
    await expect(page).toHaveURL(/numberselection/)
  })
})

test('a watch has case sizes and bands', async ({ page, mount, axe }) => {
  await mount('Watch')
  await page.getByRole('radio', { name: '45 mm' }).check()
  await page.getByRole('radio', { name: 'Link bracelet' }).check()
  await expect(page).toHaveURL(/sku=orbit-watch-4-chalk-45-link-bracelet/)
  expect(await axe()).toEqual([])
})

test('an accessory is added where it stands, with a way to the cart', async ({ page, mount, axe }) => {
  await mount('Case', { width: 375 })
  await page.getByRole('button', { name: 'One more' }).click()
  await addToCart(page).click()
  await expect(page.getByText('Orbit 12 Pro Case is in your cart.')).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
})

test('four taps find a phone, and the address says which', async ({ page, mount, axe }) => {
  await mount('Grid', { width: 375 })
  await page.getByRole('button', { name: 'Help me choose' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'How big a screen?' })).toBeFocused()
  expect(await axe()).toEqual([])
  await dialog.getByRole('button', { name: 'Small' }).click()
  await expect(dialog.getByRole('heading', { name: 'How long should it last?' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'About two days or more' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'A day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Any is fine' }).click()
  await dialog.getByRole('button', { name: 'Kestrel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?brand=kestrel&screen=small&battery=one-day$/)
  await expect(tileNames(page)).toHaveText(['Kestrel 5'])
})

test('a filter that finds nothing shows what comes closest, and lets go of it', async ({ page, mount }) => {
  await mount('NothingFits')
  await expect(tileNames(page).filter({ hasText: 'Orbit' })).toHaveCount(5)
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await count(page, 18)
  await expect(page).toHaveURL(/\/smartphones\/$/)
})

test('an address opens the list as it was sent, in the color that was asked for', async ({ page, mount }) => {
  await mount('InClay')
  await expect(tileNames(page)).toHaveText(['Orbit 12', 'Orbit 12 Pro', 'Pelago 9 Pro', 'Pelago 9a'])
  await expect(page.locator('main li img').first()).toHaveAttribute('src', /orbit-12_clay_pair/)
  await page.getByRole('link', { name: 'Remove New' }).click()
  await expect(page).toHaveURL(/\?color=clay&sort=name$/)
})

test('a color dot changes the picture, and the tile leads to that color', async ({ page, mount }) => {
  await mount('Grid')
  const tile = page.getByRole('listitem').filter({ hasText: 'Orbit 12 Pro' })
  await tile.getByRole('radio', { name: 'Tar' }).check()
  await expect(tile.locator('img').last()).toHaveAttribute('src', /orbit-12-pro_tar_pair/)
  await tile.getByRole('link', { name: 'Orbit 12 Pro' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orbit 12 Pro' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tar' })).toBeChecked()
})

test('prepaid phones cost their full price and have no hearts', async ({ page, mount }) => {
  await mount('PrepaidGrid', { width: 375 })
  const tile = page.getByRole('listitem').filter({ hasText: 'Orbit 12 Pro' })
  await expect(tile).toContainText('$999.99')
  await expect(page.getByRole('main')).not.toContainText('/mo')
  await expect(page.getByRole('main').locator('[aria-pressed]')).toHaveCount(0)
  await tile.getByRole('link', { name: 'Orbit 12 Pro' }).click()
  await expect(page).toHaveURL(/\/smartphones\/prepaid\/orbit-12-pro\/$/)
  await expect(page.getByRole('radio', { name: 'Full retail price' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Months/ })).toHaveCount(0)
  await addToCart(page).click()
  await expect(page).toHaveURL(/\/sales\/prepaid\/plans\/prepaidPlans\.html/)
})

test('a phone shows two tiles a row, each with its colors inside', async ({ page, mount }) => {
  await mount('Grid', { width: 375 })
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await tiles.nth(3).waitFor()
  const seen = await tiles.evaluateAll((all) =>
    all.slice(0, 4).map((tile) => {
      const { top, right } = tile.getBoundingClientRect()
      const choices = [...tile.querySelectorAll('fieldset > *')]
      return { top, isInside: choices.every((choice) => choice.getBoundingClientRect().right <= right) }
    }),
  )
  expect(seen.map(({ isInside }) => isInside)).toEqual([true, true, true, true])
  expect(seen[0]?.top).toBe(seen[1]?.top)
  expect(seen[2]?.top).toBe(seen[3]?.top)
  expect(seen[2]?.top).toBeGreaterThan(seen[0]?.top ?? 0)
})

test('devices are chosen on their tiles, three at most, compared side by side, and taken out', async ({
  page,
  mount,
  axe,
}) => {
  await mount('Grid', { width: 375 })
  const choose = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
  for (const name of ['Orbit 12 Pro', 'Orbit 12', 'Pelago 9']) await choose(name).check()
  await choose('Kestrel 5').click()
  await expect(page.getByText('Three devices at most.')).toBeVisible()
  await expect(choose('Kestrel 5')).not.toBeChecked()
  await page.getByRole('link', { name: 'See all 3' }).first().click()
  await expect(page).toHaveURL(/\/compare\?products=orbit-12-pro(,|%2C)orbit-12(,|%2C)pelago-9$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByText('Three devices at most.')).toHaveCount(0)
  const tops = await Promise.all(
    (await page.getByRole('columnheader').all()).map(async (head) => (await head.boundingBox())?.y),
  )
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  expect(await axe()).toEqual([])
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(page).toHaveURL(/only=differences/)
  await expect(page.getByRole('rowheader', { name: 'Brand' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Condition' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Updates' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Orbit 12', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Add another device' }).click()
  await expect(choose('Orbit 12')).not.toBeChecked()
  await expect(choose('Pelago 9')).toBeChecked()
  await page.goBack()
  await page.getByRole('button', { name: 'Add Pelago 9 to cart' }).click()
  await expect(page).toHaveURL(/\/plans\/planoverview/)
})

test('what was viewed is on the next product and on the front page', async ({ page, mount }) => {
  await mount('Grid')
  const open = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await open('Orbit 12 Pro')
  await expect(page.getByRole('heading', { level: 1, name: 'Orbit 12 Pro' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
  await page.goBack()
  await open('Orbit 12')
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await expect(recent.getByRole('link')).toHaveText(['Orbit 12 Pro'])
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(recent.getByRole('link')).toHaveText(['Orbit 12', 'Orbit 12 Pro'])
})
