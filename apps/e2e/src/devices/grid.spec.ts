import { expect, test } from '../fixtures'
import type { Page } from '@playwright/test'

const tileNames = (page: Page) => page.locator('main li h2')
const count = (page: Page, products: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`${products} product`)

test('a shopper filters, sorts and searches, and the address says how @both', async ({ page, isMobile, axe }) => {
  await page.goto('/smartphones/')
  await count(page, 18)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: isMobile ? 'Filter' : 'Brand' }).click()
  await page.getByRole('checkbox', { name: 'Orbit', exact: true }).check()
  await expect(page).toHaveURL(/\?brand=orbit$/)
  expect(await axe(page)).toEqual([])
  if (isMobile) await page.getByRole('button', { name: 'Show 5 products' }).click()
  await count(page, 5)

  await page.getByLabel('Sort').selectOption('Price: low to high')
  await expect(page).toHaveURL(/\?brand=orbit&sort=price$/)
  await expect(tileNames(page)).toHaveText(['Orbit 11 Pro', 'Orbit 12', 'Orbit Flip', 'Orbit 12 Pro', 'Orbit 12 Max'])

  await page.getByRole('textbox', { name: 'Search smartphones' }).fill('12')
  await expect(page).toHaveURL(/q=12/)
  await expect(tileNames(page)).toHaveText(['Orbit 12', 'Orbit 12 Pro', 'Orbit 12 Max'])

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\?q=12&sort=price$/)
  await page.goBack()
  await count(page, 3)
})

test('Back returns to the same place in the list', async ({ page }) => {
  await page.goto('/smartphones/?sort=name')
  const tile = page.getByRole('link', { name: 'Pelago 9 Pro' })
  await tile.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await tile.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pelago 9 Pro' })).toBeInViewport()
  await page.goBack()
  await expect(tile).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('when the list cannot be read', () => {
  test.use({ expectedErrors: [/503/] })

  test('it says so, and tries again', async ({ page, axe, simulator, world }) => {
    for (const status of [503, 503])
      await simulator.command(world.id, { failNext: { on: 'catalogue.listProducts', status } })
    await page.goto('/watches/')
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await count(page, 6)
  })
})

test('tablets, watches and accessories have lists of their own', async ({ page, axe }) => {
  for (const [path, name, products] of [
    ['/tablets/', 'Tablets', 5],
    ['/watches/', 'Watches', 6],
    ['/accessories/', 'Accessories', 48],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await count(page, products)
  }
  expect(await axe(page)).toEqual([])
})
