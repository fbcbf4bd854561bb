import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const footer = (page: Page) => page.getByRole('contentinfo')

/** The page with all that comes once the browser is idle. */
const openWhole = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the footer is hidden on the paths that the flag lists, but for one’s own device', async ({
  page,
  simulator,
  world,
}) => {
  await simulator.command(world.id, {
    setFeatureFlags: { featureFlags: { footerHiddenPaths: 'expresscart, /sales/byod/' } },
  })
  for (const [path, isShown] of [
    ['/sales/next/expresscart.html', false],
    ['/smartphones/', true],
    ['/sales/byod/expresshub.html', true],
    ['/sales/byod/sim.html', true],
  ] as const) {
    await openWhole(page, path)
    await expect(footer(page), path).toHaveCount(isShown ? 1 : 0)
  }
})

for (const path of ['/sales/digital/compareplan.html', '/sales/digital/cartLocked.html', '/sales/digital/error.html'])
  test(`the document of ${path} has no footer that a flag hides`, async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { footerHiddenPaths: path } } })
    await page.goto('/smartphones/')
    expect(await (await page.request.get(path)).text()).not.toContain('<footer')
  })

test('the footer is hidden everywhere under the fandom flag', async ({ page, simulator, world }) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { fandom: true } } })
  for (const path of ['/smartphones/', '/sales/byod/expresshub.html']) {
    await openWhole(page, path)
    await expect(footer(page), path).toHaveCount(0)
  }
})
