import type { Page } from '@playwright/test'
import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { drawnPages } from './drawn-pages'
import { holdScripts } from './held-scripts'
import { hydrated, snapshot } from './page-snapshot'

/** The event that every other one waits for comes after the scripts. */
const openEarly = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const main = (page: Page) => page.getByRole('main')
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first()

test('what is typed and chosen before scripts run is kept, and applied @mobile', async ({ page }) => {
  const scripts = await holdScripts(page)
  await openEarly(page, '/smartphones/')
  await page.getByRole('textbox', { name: 'Search smartphones' }).fill('12')
  await page.getByLabel('Sort').selectOption('Price: high to low')
  await scripts.release()
  await hydrated(page)
  await expect(page).toHaveURL(/q=12/)
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(main(page).locator('li h2')).toHaveText(['Orbit 12 Max', 'Orbit 12 Pro', 'Orbit 12'])
  await expect(page.getByRole('textbox', { name: 'Search smartphones' })).toHaveValue('12')
})

/** Links, forms, and what is plain: all that works without a script. */
const unready = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
        '#root button, #root input, #root [role=button]',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.matches(':disabled, [type=hidden]'))
      .filter((control) => !(control.matches('[type=submit]') && control.form?.method === 'post'))
      .filter((control) => control.getAttribute('name') !== 'q')
      .map((control) => control.outerHTML),
  )

/** A page that is missing would log so. */
const found = drawnPages.filter(({ status }) => status === undefined).map(({ path }) => path)
const early = isSoak ? found : ['/smartphones/', '/smartphones/orbit-12-pro/']

test('what needs scripts is disabled until they run', async ({ page }) => {
  const scripts = await holdScripts(page)
  for (const path of early) {
    await openEarly(page, path)
    await page.getByRole('contentinfo').waitFor()
    expect(await unready(page), path).toEqual([])
  }
  await scripts.release()
  await hydrated(page)
})

test('before scripts run a choice is a link, and the form adds to the cart @mobile', async ({ page, world }) => {
  const scripts = await holdScripts(page)
  await openEarly(page, '/smartphones/orbit-12-pro/')
  await main(page).getByRole('link', { name: 'Clay' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/sku=orbit-12-pro-clay-128/)
  await addButton(page).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/numberselection\.html\?mtn=newLine1$/)
  expect((await world.state()).carts).toHaveLength(1)
  await scripts.release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a cart icon pressed before scripts run leads to the page of a locked cart', async ({
  page,
  simulator,
  world,
}) => {
  await addPhone(page.context().request, 'prospect')
  await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
  const scripts = await holdScripts(page)
  await openEarly(page, '/smartphones/')
  await page.getByRole('link', { name: /^Cart/ }).click({ noWaitAfter: true })
  await page.waitForURL(/expresscart/, { waitUntil: 'commit' })
  await scripts.release()
  await expect(page).toHaveURL(/\/sales\/digital\/cartLocked\.html$/)
})

test('once scripts run, the page is the same and everything works', async ({ page }) => {
  const scripts = await holdScripts(page)
  await openEarly(page, '/smartphones/orbit-12-pro/')
  await expect(addButton(page)).toBeEnabled()
  const early = await snapshot(page)
  await scripts.release()
  await hydrated(page)
  expect(early[0]).toBe((await snapshot(page))[0])
  await main(page).getByRole('radio', { name: 'Clay' }).check()
  await expect(page).toHaveURL(/sku=orbit-12-pro-clay-128/)
  await addButton(page).click()
  await expect(page).toHaveURL(/numberselection/)
})

test('on a slow phone no click at first paint is lost @mobile', async ({ page, context, world }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openEarly(page, '/smartphones/orbit-12-pro/')
  await addButton(page).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/numberselection/)
  await expect.poll(async () => (await world.state()).carts.length).toBe(1)

  await openEarly(page, '/smartphones/')
  await page.getByRole('link', { name: 'Orbit 12 Pro' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orbit 12 Pro')
})
