import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { axeWithoutScripts } from './axe-without-scripts'

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tiles = (page: Page) =>
  main(page)
    .locator('h2')
    .filter({ has: page.locator('a') })
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first()
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

test('without scripts a shopper reads, filters, searches and sorts @mobile', async ({ page, browser }) => {
  await page.goto('/smartphones/')
  await expect(heading(page)).toContainText('18 products')
  expect(await axeWithoutScripts(browser, page)).toEqual([])

  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Orbit' }).click()
  await expect(page).toHaveURL(/\?brand=orbit$/)
  await expect(heading(page)).toContainText('5 products')

  await page.getByRole('textbox', { name: 'Search smartphones' }).fill('12')
  await page.getByLabel('Sort').selectOption('Price: high to low')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/brand=orbit.*q=12.*sort=price-desc/)
  await expect(tiles(page)).toHaveText(['Orbit 12 Max', 'Orbit 12 Pro', 'Orbit 12'])
  expect(await axeWithoutScripts(browser, page)).toEqual([])

  await page.getByRole('link', { name: 'Remove Orbit' }).click()
  await expect(page).toHaveURL(/\?q=12&sort=price-desc$/)
})

test('without scripts a shopper goes everywhere from the header @both', async ({ page }) => {
  await page.goto('/')
  for (const [name, title] of [
    ['Watches', 'Watches'],
    ['Accessories', 'Accessories'],
    ['Español', 'Accesorios'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(heading(page)).toContainText(title)
  }
})

test('without scripts a shopper chooses and buys a phone', async ({ page, world, browser }) => {
  await page.goto('/smartphones/')
  await page.getByRole('link', { name: 'Orbit 12 Pro' }).click()
  await expect(heading(page)).toHaveText('Orbit 12 Pro')
  for (const [choice, sku] of [
    ['Clay', /sku=orbit-12-pro-clay-128/],
    ['256 GB', /sku=orbit-12-pro-clay-256/],
    ['Full retail price', /term=0/],
  ] as const) {
    await main(page).getByRole('link', { name: choice }).click()
    await expect(page).toHaveURL(sku)
    await expect(main(page).getByRole('link', { name: choice })).toHaveAttribute('aria-current', 'true')
  }
  expect(await axeWithoutScripts(browser, page)).toEqual([])

  await expect(main(page).getByText('together with Mainsail Unlimited')).toBeVisible()
  await addButton(page).click()
  await expect(page).toHaveURL(/\/sales\/digital\/numberselection\.html\?mtn=newLine1$/)
  const { carts } = await world.state()
  expect(carts.map(({ lines }) => lines)).toMatchObject([
    [{ device: { skuId: 'orbit-12-pro-clay-256' }, planId: 'mainsail-unlimited' }],
  ])

  await page.goto('/accessories/orbit-12-pro-case/')
  await addButton(page).click()
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
  await page.goto('/smartphones/')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
})

test('without scripts a shopper signs in, and says which line a phone is for', async ({ page, world }) => {
  await page.goto('/smartphones/orbit-12-pro/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByRole('button', { name: /Maren Oake/ }).click()
  await expect(page).toHaveURL(/\/smartphones\/orbit-12-pro\/$/)
  await expect(page.getByRole('button', { name: 'Account of Maren' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Add a new line' }).click()
  await expect(page).toHaveURL(/\/numberselection\.html/)
  expect((await world.state()).carts).toHaveLength(1)
})

test.describe('where the carrier refuses', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a page without scripts says why, and works on @mobile', async ({ page, simulator, world, browser }) => {
    await simulator.command(world.id, { failNext: { on: 'cart.addDevice', error: '4077' } })
    await page.goto('/smartphones/lumen-fold-2/')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await addButton(page).click()
    expect((await answered).status()).toBe(422)
    await expect(page.getByText('A past-due balance stops this pre-order device.')).toBeVisible()
    expect(await axeWithoutScripts(browser, page)).toEqual([])
    await addButton(page).click()
    await expect(page).toHaveURL(/numberselection/)
  })
})
