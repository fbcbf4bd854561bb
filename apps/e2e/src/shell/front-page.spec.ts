import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

test('the shop opens in a world of its own', async ({ page, context, world, axe }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'sim-world', value: world.id }))
  expect(await axe(page)).toEqual([])
})

const plans = (page: Page) => page.getByRole('heading', { level: 2, name: 'Three plans' })
const tradeIn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See what yours is worth' })

test('the front page shows the plans by their prices, and what to do with a phone one has @mobile', async ({
  page,
}) => {
  await page.goto('/')
  await expect(plans(page)).toBeVisible()
  const names = page.getByRole('heading', { level: 3, name: /^(Jib|Mainsail|Spinnaker)/ })
  await expect(names).toHaveText([/^Jib/, /^Mainsail.*Recommended$/, /^Spinnaker/])
  await expect(page.getByRole('main').getByRole('link', { name: 'Bring your own' })).toBeVisible()
  await tradeIn(page).click()
  await expect(page).toHaveURL(/\/tradein\.html$/)
})

test('a plan that is chosen on the front page is chosen on the page of a phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Choose Jib 10 GB' }).click()
  await expect(page).toHaveURL(/\/smartphones\/$/)
  await page.goto('/smartphones/orbit-12/')
  await expect(page.getByRole('radio', { name: /Jib 10 GB/ })).toBeChecked()
})

test.describe('a cart whose phone waits for its plan', () => {
  test.use({ persona: 'cart-with-steps' })

  test('leads a plan that is chosen on the front page to that phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose Jib 10 GB' }).click()
    await expect(page).toHaveURL(/\/plans\/planoverview\.html\?line=/)
    await expect(page.getByRole('radio', { name: /Jib 10 GB/ })).toBeChecked()
  })
})

test.describe('a cart that lacks nothing', () => {
  test.use({ persona: 'signed-in-hub-ready' })

  test('leads it to the phones', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose Jib 10 GB' }).click()
    await expect(page).toHaveURL(/\/smartphones\/$/)
  })
})

test.describe('without its plans', () => {
  test.use({ expectedErrors: [/503/] })

  test('the front page has everything else', async ({ page, simulator, world }) => {
    await failForGood(simulator, world.id, 'plans.getPlans')
    await page.goto('/')
    await expect(tradeIn(page)).toBeVisible()
    await expect(plans(page)).toBeHidden()
  })
})

test.describe('a prepaid shopper', () => {
  test.use({ persona: 'prepay' })

  test('finds neither monthly plans nor the trade-in on the front page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'Shop by kind' })).toBeVisible()
    await expect(plans(page)).toBeHidden()
    await expect(tradeIn(page)).toBeHidden()
  })
})
