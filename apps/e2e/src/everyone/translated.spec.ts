import type { Page } from '@playwright/test'
import { fillCart } from '../cart/cart-steps'
import { settle } from '../crawl/findings'
import { holdScripts } from '../drawn/held-scripts'
import { hydrated } from '../drawn/page-snapshot'
import { expect, freshContext, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'

/** Puts each text into elements of its own, as translators do, and notes what the page then writes where nobody sees it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
    Object.defineProperty(Node.prototype, 'nodeValue', {
      set(this: Node, value: string) {
        if (!this.isConnected) document.body.dataset['unseen'] = `${document.body.dataset['unseen'] ?? ''}${value}; `
        set?.call(this, value)
      },
    })
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found.filter(({ data }) => data.trim() !== '')) {
      const standIn = document.createElement('font')
      text.replaceWith(standIn)
      standIn.append(text.data)
    }
  })

const unseen = (page: Page) => page.evaluate(() => document.body.dataset['unseen'] ?? '')

test.describe('a page that the browser has translated', freshContext('its text nodes are replaced'), () => {
  test('shows the price of what is chosen @wide', async ({ page }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    await untilQuiet(page)
    await translate(page)
    for (const name of ['Tar', '256 GB', 'Full retail price', '24 Months'])
      await page.getByRole('radio', { name }).first().check({ force: true })
    await expect(page.getByLabel('Price and cart')).toContainText('$100.83')
    expect(await unseen(page)).toBe('')
  })

  test('says when it is at the door, and what is left of the color that is chosen @wide', async ({ page }) => {
    await page.goto('/smartphones/orbit-12-pro/')
    await untilQuiet(page)
    const zipCode = page.getByRole('textbox', { name: 'ZIP code' })
    await zipCode.fill('04101')
    await zipCode.press('Enter')
    await expect(page.getByText(/^Free delivery to 04101/)).toBeVisible()
    await translate(page)
    await zipCode.fill('90210')
    await zipCode.press('Enter')
    await expect(page.getByText(/^Free delivery to 90210/)).toBeVisible()
    await page.getByRole('radio', { name: 'Tar' }).first().check({ force: true })
    await untilQuiet(page)
    expect(await unseen(page)).toBe('')
  })

  test('shows what is in the cart after a change @wide', async ({ page }) => {
    await fillCart(page.context(), 'prospect')
    await page.goto('/sales/next/expresscart.html')
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5 items')
    await translate(page)
    await page.getByRole('button', { name: 'Remove Bosun Charger' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 items')
    expect(await unseen(page)).toBe('')
  })

  test.describe('before its scripts ran', () => {
    test.use({ judged: false, expectedErrors: [/React error #418/] })

    test('keeps what was typed, chosen and focused @mobile', async ({ page }) => {
      const scripts = await holdScripts(page)
      await page.goto('/smartphones/', { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await translate(page)
      await page.getByLabel('Sort').selectOption('Price: high to low')
      const field = page.getByRole('textbox', { name: 'Search smartphones' })
      await field.fill('12')
      await scripts.release()
      await hydrated(page)
      await expect(page).toHaveURL(/q=12/)
      await expect(page).toHaveURL(/sort=price-desc/)
      await expect(page.getByRole('main').locator('li h2')).toHaveText(['Orbit 12 Max', 'Orbit 12 Pro', 'Orbit 12'])
      await expect(field).toHaveValue('12')
      await expect(field).toBeFocused()
    })
  })
})
