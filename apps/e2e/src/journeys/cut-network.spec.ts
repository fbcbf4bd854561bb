import { test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { cutNetwork } from './cut-network'
import { buyPrepaid } from './buy-prepaid'
import { orderAsProspect } from './order-as-prospect'

test.describe.configure({ timeout: 180_000 })

/** A link of a notice has gone before the network is watched again, so the journeys of the wishlist are not cut. */
const journeys = isSoak ? [orderAsProspect, buyPrepaid] : [orderAsProspect]

for (const { title, persona, run } of journeys)
  test.describe(persona, () => {
    test.use({
      persona,
      expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/],
    })

    test(`${title}, though the network is cut at every press @wide`, async ({ page, simulator, world }) =>
      run({ page: cutNetwork(page), simulator, world }))
  })
