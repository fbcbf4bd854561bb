import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { cutNetwork } from './cut-network'
import { buyPrepaid } from './buy-prepaid'
import { orderAsProspect } from './order-as-prospect'

test.describe.configure({ timeout: 180_000 })

test.describe('a network that is cut before the code for that has come', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to fetch dynamically imported module|Loading chunk/] })

  test('leaves a word and a way on where the page would be', async ({ page, context }) => {
    await page.route(/\/assets\/(warm-up|page-recovery|product)-/, (route) => route.abort())
    await page.goto('/smartphones/')
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Orbit 12 Pro', exact: true }).first().click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  })
})

/** A link of a notice has gone before the network is watched again, so the journeys of the wishlist are not cut. */
const journeys = isSoak ? [orderAsProspect, buyPrepaid] : [orderAsProspect]

for (const { title, persona, run } of journeys)
  test.describe(persona, () => {
    test.use({
      persona,
      expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Loading chunk/],
    })

    test(`${title}, though the network is cut at every press @wide`, async ({ page, simulator, world }) =>
      run({ page: cutNetwork(page), simulator, world }))
  })
