import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'

const widths = [
  320, 359, 375, 429, 430, 600, 767, 768, 1023, 1024, 1060, 1100, 1119, 1120, 1279, 1280, 1440, 1600, 2560,
]

const longName = 'Maximiliana-Josefine Featherstonehaugh-Montgomery'

const busyCookies = ['gnCartCount', 'prospectCartCount', 'wishListCount', 'prospectWishListCount']

/** What stands out of the bar or wraps at the width of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header > div')
    const edge = bar?.getBoundingClientRect().right ?? 0
    const seen = [...(bar?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((part) => part.checkVisibility())
    const beyond = seen.filter((part) => part.getBoundingClientRect().right > edge + 11)
    const rows = new Set(seen.map((part) => Math.round(part.getBoundingClientRect().top / 40)))
    return {
      page: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      beyond: beyond.length,
      rows: rows.size > 2,
    }
  })

for (const persona of ['prospect', 'signed-in', 'prepay'] as const) {
  test.describe(`the header for the persona ${persona}`, () => {
    test.use({ persona })

    test('stays within the window at every width, in both languages, with long names and full counts @wide', async ({
      page,
      context,
      baseURL,
    }) => {
      // A session that begins says how much there is, later than a first document.
      await page.goto('/smartphones/')
      await untilQuiet(page)
      const full = busyCookies.map((name) => ({ name, value: '120', url: baseURL ?? '' }))
      const named = { name: 'firstName', value: encodeURIComponent(longName), url: baseURL ?? '' }
      for (const path of ['/smartphones/', '/espanol/smartphones/']) {
        // Each call says anew how much there is, and one of the page before may do so late.
        await expect(async () => {
          await context.addCookies(persona === 'signed-in' ? [...full, named] : full)
          await page.goto(path)
          await expect(page.getByRole('link', { name: /120/ }).last()).toBeAttached({ timeout: 3000 })
        }).toPass()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect({ path, width, ...(await overflow(page)) }).toEqual({ path, width, page: 0, beyond: 0, rows: false })
        }
      }
    })
  })
}

test('leads to support: answers, people and stores @both', async ({ page }) => {
  await page.goto('/smartphones/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Video help' }).waitFor()
  const entry = page.getByRole('link', { name: 'Support', exact: true })
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  await entry.click()
  await expect(page).toHaveURL('/sales/digital/support.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?')
  await expect(page.getByRole('heading', { name: 'Commercial St' })).toBeVisible()
})

test('the list of kinds of product works by keyboard @wide', async ({ page, axe }) => {
  await page.goto('/smartphones/')
  await page.waitForLoadState('networkidle')
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true })
  const entry = (name: string) => page.getByRole('group', { name: 'Shop' }).getByRole('link', { name, exact: true })
  await shop.focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry('Smartphones')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(entry('Watches')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(entry('Prepaid')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shop).toBeFocused()
  await expect(entry('Watches')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await entry('Watches').click()
  await expect(page).toHaveURL('/watches/')
  await expect(entry('Watches')).toHaveCount(0)
})

test.describe('the menu of the account', () => {
  test.use({ persona: 'signed-in' })

  test('holds the name, the address, what is there and the way out @wide', async ({ page, axe }) => {
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: 'Account of Maren' }).click()
    const menu = page.getByRole('group', { name: 'Account' })
    await expect(menu.getByRole('link', { name: 'Lines and offers' })).toBeFocused()
    await expect(menu).toContainText('maren.oake@example.com')
    await expect(menu.getByRole('link', { name: 'Lines and offers 4' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', /orders\.html$/)
    await expect(menu.getByRole('link', { name: 'Favorites' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Sign out' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Account of Maren' })).toBeFocused()
  })

  test('moves nothing when the address comes @wide', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/list-eligible-lines', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: 'Account of Maren' }).click()
    const menu = page.getByRole('group', { name: 'Account' })
    const orders = menu.getByRole('link', { name: 'Orders' })
    await orders.waitFor()
    const before = await orders.boundingBox()
    answer()
    await expect(menu).toContainText('maren.oake@example.com')
    expect(await orders.boundingBox()).toEqual(before)
  })

  test('leads from the menu of a narrow screen to lines, saved carts, orders and favorites @narrow', async ({
    page,
  }) => {
    await page.goto('/smartphones/')
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Lines and offers', 'Saved carts', 'Orders', 'Favorites'])
      await expect(page.getByRole('dialog').getByRole('link', { name, exact: true })).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page).toHaveURL('/sales/digital/orders.html')
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
  })
})
