import { defineScenario } from '@soe/scenario'
import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { hydrated } from '../drawn/page-snapshot'
import { installed } from './installed'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: installed('CHROMIUM_PATH'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  // One that is lent to the next test would not be left.
  keepPage: false,
})

const measured = defineScenario({
  id: 'field-data',
  title: 'How fast a page was, and was again',
  expect: [{ event: 'LCP', times: 2 }],
})

test('a page that the browser has kept shows the cart of now on Back, and tells how fast each view was', async ({
  page,
  context,
  simulator,
  simulatorUrl,
  world,
}) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { tagManagerUrl: '/tagmanager/tags.js' } } })
  await simulator.arm(world.id, measured)
  await context.addCookies([{ name: 'analyticsConsent', value: 'granted', url: simulatorUrl }])
  const cart = (items: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${items}` })
  const views = async () => (await simulator.verify(world.id)).checks.map(({ actual }) => actual)
  await page.goto('/smartphones/')
  await hydrated(page)
  await expect(cart('0 items')).toBeVisible()
  const use = async () => {
    await page.keyboard.press('Shift')
    return views()
  }
  await expect.poll(use, 'the first use of a page ends its measurement').toEqual(['events: 1'])
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => void (document.title = `kept: ${persisted}`)),
  )
  await addPhone(context.request, 'prospect')
  await page.goto('/signin')
  // Playwright's own step back waits for a load, which a kept page has had.
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle('kept: true')
  await expect(cart('1 item')).toBeVisible()
  await expect.poll(views).toEqual(['events: 2'])
})
