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

test('the footer is hidden everywhere under the fandom flag', async ({ page, simulator, world }) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { fandom: true } } })
  for (const path of ['/smartphones/', '/sales/byod/expresshub.html']) {
    await openWhole(page, path)
    await expect(footer(page), path).toHaveCount(0)
  }
})
