import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'

test('a shopper chooses color, capacity, condition and term, and picture, price and address follow @mobile', async ({
  page,
  axe,
}) => {
  await page.goto('/smartphones/orbit-12-pro/')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(/^Orbit 12 Pro/)
  await expect(main.getByText('for 36 months, 0% APR Retail price: $999.99').first()).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('radio', { name: 'Tar' }).check()
  await page.getByRole('radio', { name: '256 GB' }).check()
  await expect(page).toHaveURL(/sku=orbit-12-pro-tar-256$/)
  await expect(main.getByRole('img', { name: 'Orbit 12 Pro, Tar, both sides' })).toHaveAttribute('src', /_tar_pair/)
  await expect(main.getByText('for 36 months, 0% APR Retail price: $1,099.99').first()).toBeVisible()

  await page.getByRole('radio', { name: 'Full retail price' }).check()
  await expect(page).toHaveURL(/term=0/)
  await expect(page.getByRole('radio', { name: '512 GB' })).toHaveAccessibleName(/\+\$300\.00/)

  await page.getByRole('radio', { name: 'Certified pre-owned' }).check()
  await expect(page).toHaveURL(/sku=orbit-12-pro-tar-256-cpo/)
  await expect(page.getByRole('radio', { name: 'Clay' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: '512 GB' })).toBeDisabled()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Certified pre-owned' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Full retail price' })).toBeChecked()
})

test.describe('an address without a product', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404, says so, and shows the way on', async ({ page, axe }) => {
    const answer = await page.goto('/tablets/no-such-tablet/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not on the chart' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Smartphones' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Smartphones/ })).toBeVisible()
  })
})

test('the head describes the product, in both languages', async ({ page }) => {
  await page.goto('/espanol/smartphones/orbit-12-pro/')
  await expect(page.getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible()
  const head = page.locator('head')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/espanol\/smartphones\/orbit-12-pro\/$/)
  await expect(head.locator('link[hreflang=en]')).toHaveAttribute('href', /\d\/smartphones\/orbit-12-pro\/$/)
  const data: unknown = JSON.parse((await head.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'Product', name: 'Orbit 12 Pro', brand: { name: 'Orbit' } })
})

test('a guest is offered word of what is sold out where the page says so @mobile', async ({ page }) => {
  await page.goto('/tablets/orbit-tab-11/')
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? NaN
  const email = page.getByRole('textbox', { name: 'Email address' })
  const plan = page.getByRole('heading', { name: 'With a plan' })
  await email.waitFor()
  await plan.waitFor()
  expect(await top(email)).toBeLessThan(await top(plan))
})
