import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const numberPage = '/number-page-'

/** Milliseconds from the load of the document to the request for a script of this name; undefined before. */
const askedAfter = (page: Page, name: string): Promise<number | undefined> =>
  page.evaluate((part) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const script = performance.getEntriesByType('resource').find((entry) => entry.name.includes(part))
    return script && script.startTime - (navigation?.loadEventEnd ?? 0)
  }, name)

const logged = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    performance.getEntriesByName('prefetch').map((entry) => (entry as PerformanceMeasure).detail as unknown),
  )

for (const [flag, delay] of [
  [false, 2000],
  [true, 3000],
] as const) {
  test(`the next page's code is fetched after ${delay} ms with prefetchJsAssetsFFlag ${flag}`, async ({
    page,
    simulator,
    world,
  }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { prefetchJsAssetsFFlag: flag } } })
    await page.goto('/smartphones/orbit-12-pro/')
    await expect.poll(() => askedAfter(page, numberPage)).toBeGreaterThan(delay)
    await expect.poll(() => logged(page)).toEqual([{ path: '/sales/digital/numberselection.html' }])
  })
}

test('a page that is left at once has nothing fetched for what would have followed', async ({ page }) => {
  await page.goto('/watches/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessories' }).click()
  await expect(page).toHaveURL('/accessories/')
  await expect.poll(() => logged(page)).toHaveLength(1)
})
