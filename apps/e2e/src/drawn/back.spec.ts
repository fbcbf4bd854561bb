import type { Page } from '@playwright/test'
import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { restore } from '../fixtures/restore-page'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { hydrated } from './page-snapshot'

const cart = (page: Page, items: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${items}` })

/** Leaves the shop's document for one of the simulator's own. */
const leave = (page: Page) => page.goto('/signin')

test('Back to a drawn page shows the cart of now, and hydrates in silence @mobile', async ({ page, context }) => {
  await page.goto('/smartphones/')
  await hydrated(page)
  await expect(cart(page, '0 items')).toBeVisible()
  await leave(page)
  await addPhone(context.request, 'prospect')
  await page.goBack()
  await hydrated(page)
  await expect(cart(page, '1 item')).toBeVisible()
})

test('a drawn page hydrates in silence after the cart has changed since it was sent', async ({ page, context }) => {
  let adding: Promise<void> | undefined
  await page.route('**/assets/*.js', async (route) => {
    await (adding ??= addPhone(context.request, 'prospect'))
    await route.continue()
  })
  await page.goto('/smartphones/')
  await hydrated(page)
  await expect(cart(page, '1 item')).toBeVisible()
})

/** Holds the name of the header back until the page, restored, has read its cookies again. */
const holdNameUntilRestored = async (page: Page, beforehand: () => Promise<void>) => {
  await page.route('**/assets/account-menu-entry-*.js', async (route) => {
    await page.waitForLoadState('load')
    await beforehand()
    const following = page.waitForEvent('requestfinished', (request) => /restored-page/.test(request.url()))
    await restore(page)
    await following
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    await route.continue()
  })
}

test.describe('for a customer', () => {
  test.use({ persona: 'signed-in' })

  test('a drawn page that reads its cookies before it hydrates does so in silence', async ({ page, context }) => {
    await holdNameUntilRestored(page, () => addPhone(context.request, 'signed-in'))
    await page.goto('/')
    await hydrated(page)
    await expect(cart(page, '1 item')).toBeVisible()
  })
})

test('a page that Back restores as it was left shows the cart of now', async ({ page, context }) => {
  await page.goto('/smartphones/')
  await hydrated(page)
  await expect(cart(page, '0 items')).toBeVisible()
  await addPhone(context.request, 'prospect')
  await restore(page)
  await expect(cart(page, '1 item')).toBeVisible()
})

test('a page that Back restores is loaded again for another shopper @wide', async ({ page, context }) => {
  await page.goto('/smartphones/')
  await hydrated(page)
  await untilQuiet(page)
  await page.evaluate(() => void (document.title = 'kept'))
  await context.request.post('/signin', { form: { persona: 'signed-in', goto: '/' }, maxRedirects: 0 })
  await restore(page)
  await expect(page).not.toHaveTitle('kept')
  await expect(page.getByRole('button', { name: 'Account of Maren' })).toBeVisible()
})
