import { test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { cutNetwork } from './cut-network'
import { journeys } from './journeys'
import { orderAsProspect } from './order-as-prospect'

test.describe.configure({ timeout: 180_000 })

for (const { title, persona, run } of isSoak ? journeys : [orderAsProspect])
  test.describe(persona, () => {
    test.use({
      persona,
      expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
    })

    test(`${title}, though the network is cut at every press @wide`, async ({ page, simulator, world }) =>
      run({ page: cutNetwork(page), simulator, world }))
  })
