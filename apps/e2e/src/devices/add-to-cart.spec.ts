import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures'

test.describe('a prospect', () => {
  test('adds a phone once, however fast the clicks, and is asked for a plan', async ({ page }) => {
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/add-device')) bodies.push(request.postDataJSON())
    })
    await page.goto('/smartphones/orbit-12-pro/')
    await page.getByRole('button', { name: 'Add to cart' }).first().dblclick()
    await expect(page).toHaveURL(/\/sales\/digital\/plans\/planoverview\.html\?line=newLine1$/)
    expect(bodies).toMatchObject([
      {
        cartInfo: { intendType: 'NSE' },
        data: { lines: [{ device: { id: 'orbit-12-pro-kelp-128', dppMonths: 36, contractTerm: 'INSTALLMENT' } }] },
      },
    ])
  })

  test('adds a phone once where the next page takes its time', async ({ page }) => {
    const held: Route[] = []
    await page.route(/route-added-device/, (route) => void held.push(route))
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/add-device')) bodies.push(request.postDataJSON())
    })
    await page.goto('/smartphones/orbit-12-pro/')
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    const answered = page.waitForResponse(/\/add-device$/)
    await add.click()
    await (await answered).finished()
    await expect(add).not.toHaveAttribute('aria-busy')
    await add.click()
    for (const route of held) await route.continue()
    await expect(page).toHaveURL(/planoverview/)
    expect(bodies).toHaveLength(1)
  })

  test('meets the button again at the foot of a narrow screen @narrow', async ({ page }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    const bar = page.getByRole('region', { name: 'Price and cart' })
    await expect(bar).not.toBeVisible()
    await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
    await bar.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/planoverview/)
  })

  test('adds an accessory and stays, with a way to the cart @both', async ({ page, axe }) => {
    await page.goto('/accessories/orbit-12-pro-case/')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByText('Orbit 12 Pro Case is in your cart.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html$/)
  })
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  for (const { choice, intendType, path } of [
    { choice: 'Upgrade existing line', intendType: 'EUP', path: /\/sales\/digital\/mdnselection\.html/ },
    { choice: 'Add a new line', intendType: 'AAL', path: /\/plans\/planoverview\.html/ },
  ]) {
    test(`is asked which line, and chooses: ${choice}`, async ({ page, axe }) => {
      await page.goto('/smartphones/orbit-12-pro/')
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect(await axe(page)).toEqual([])
      const request = page.waitForRequest(/add-device$/)
      await dialog.getByRole('button', { name: choice }).click()
      expect((await request).postDataJSON()).toMatchObject({ cartInfo: { intendType } })
      await expect(page).toHaveURL(path)
    })
  }
})

test.describe('a pre-order with a past-due balance', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('is refused in a notice that says why, and the page stays usable', async ({ page, simulator, world, axe }) => {
    await simulator.command(world.id, { failNext: { on: 'cart.addDevice', error: '4077' } })
    await page.goto('/smartphones/lumen-fold-2/')
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await expect(page.getByText('A past-due balance stops this pre-order device.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await add.click()
    await expect(page).toHaveURL(/planoverview/)
  })
})

test('prepaid phones cost their full price and have no hearts @both', async ({ page, axe }) => {
  await page.goto('/smartphones/prepaid')
  await expect(page.getByRole('heading', { level: 1, name: 'Prepaid phones' })).toBeVisible()
  const tile = page.getByRole('listitem').filter({ hasText: 'Orbit 12 Pro' })
  await expect(tile).toContainText('$999.99')
  await expect(page.getByRole('main')).not.toContainText('/mo')
  await expect(page.getByRole('main').locator('[aria-pressed]')).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await tile.getByRole('link', { name: 'Orbit 12 Pro' }).click()
  await expect(page).toHaveURL(/\/smartphones\/prepaid\/orbit-12-pro\/$/)
  await expect(page.getByRole('radio', { name: 'Full retail price' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Months/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/sales\/prepaid\/plans\/prepaidPlans\.html/)
})
