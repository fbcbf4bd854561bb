import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** The tests below share a worker, and so the page that it keeps; the soak has none. */
test.describe.configure({ mode: 'serial' })

/** It is no page of the shop that they end with. */
test.use({ judged: false })

let first: Page | undefined

/** What of the browser a test finds, whatever the test before it has done. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    stored: [localStorage, sessionStorage].map(({ length }) => length),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    name: window.name,
    history: history.length,
    width: innerWidth,
    hasScript: 'leftBehind' in globalThis,
  }))

const nothing = { stored: [0, 0], databases: [], caches: [], name: '', hasScript: false }

/** No page of the shop, which would store something at once. */
const plain = '/__sim/health'

test('a test changes what a browser keeps', async ({ page, context, simulatorUrl }) => {
  first = page
  await page.goto(plain)
  const before = await found(page)
  expect(before).toMatchObject(nothing)
  await page.goto('/favicon.svg?left')
  await page.addInitScript(() => Reflect.set(globalThis, 'leftBehind', true))
  await page.setViewportSize({ width: 500, height: 500 })
  await context.setOffline(false)
  await page.route('**/*', (route) => route.continue())
  await context.addCookies([{ name: 'left', value: 'behind', url: simulatorUrl }])
  await page.goto(plain)
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    window.name = 'left behind'
    await caches.open('left behind')
    await new Promise((opened) => (indexedDB.open('left-behind').onsuccess = opened))
  })
  expect(await found(page)).toMatchObject({ stored: [1, 1], caches: ['left behind'], width: 500 })
  const other = await context.newPage()
  await other.goto(plain)
})

test('the next test finds nothing of it, in the same page', async ({ page, context, keepPage, viewport }) => {
  if (keepPage) expect(page).toBe(first)
  expect(context.pages()).toHaveLength(1)
  await page.goto(plain)
  expect(await found(page)).toMatchObject({ ...nothing, width: viewport?.width })
  expect((await context.cookies()).filter(({ name }) => name === 'left')).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain('left')
})
