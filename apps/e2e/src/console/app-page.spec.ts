import { expect, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'

test('the console plays the app around the shop, on both platforms @wide', async ({ page, world, axe }) => {
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await page.getByRole('link', { name: 'App', exact: true }).click()
  const bar = page.getByRole('toolbar', { name: 'Navigation bar' })
  const shop = page.frameLocator('iframe[title="The shop in the app"]')
  for (const platform of ['iOS', 'Android']) {
    await page.getByRole('tab', { name: platform }).click()
    await expect(shop.getByRole('heading', { level: 1 })).toContainText('Smartphones')
    await expect(shop.getByRole('banner')).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tab bar' }).locator('[aria-current]')).toHaveText('Shop')
  }
  expect(await axe(page)).toEqual([])
  await bar.getByRole('button', { name: 'Sign in' }).click()
  await shop.getByRole('button', { name: /Maren Oake/ }).click()
  await bar.getByRole('button', { name: 'Alerts' }).click()
  await expect(page.getByRole('heading', { name: 'notificationCenterLanding' })).toBeVisible()
})

test('the page App stays in its world, whatever the shop in it clears and other worlds do @wide', async ({
  page,
  simulator,
  world,
}) => {
  // Beside many worlds the console lists them twice a minute.
  test.slow()
  const other = await simulator.makeWorld()
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await page.getByRole('link', { name: 'App', exact: true }).click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toContainText('Smartphones')
  await untilQuiet(page)
  await simulator.command(other.id, { failNext: { on: 'cart.addDevice', error: 'CASE_CANCELLED' } })
  await page.waitForRequest((request) => request.url().endsWith('/__sim/v1/worlds'))
  await page.waitForRequest((request) => request.url().endsWith('/__sim/v1/worlds'))
  await page.evaluate(() => sessionStorage.clear())
  await page.getByRole('link', { name: 'Operations and errors' }).click()
  await page.getByRole('link', { name: 'App', exact: true }).click()
  await expect(frame).toHaveAttribute('src', new RegExp(`/${world.id}/`))
  await simulator.dropWorld(other.id)
})
