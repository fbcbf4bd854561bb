import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { cutNetwork } from './cut-network'
import { journeys } from './journeys'
import { orderAsProspect } from './order-as-prospect'

test.describe('a network that is cut before the code for that has come', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to fetch dynamically imported module|Loading chunk/] })

  test('leaves a word and a way on where the page would be', async ({ page, context }) => {
    await page.route(/\/assets\/(idle\.moment|product(\.moment)?)-/, (route) => route.abort())
    await page.goto('/smartphones/')
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Orbit 12 Pro', exact: true }).first().click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the shop' })).toBeVisible()
  })
})

const cutJourneys = isSoak ? journeys : [orderAsProspect]

for (const { title, persona, run } of cutJourneys)
  test.describe(persona, () => {
    test.use({
      persona,
      expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Loading chunk/],
    })

    test(`${title}, though the network is cut at every press @wide`, async ({ page, simulator, world }) =>
      run({ page: cutNetwork(page), simulator, world }))
  })
