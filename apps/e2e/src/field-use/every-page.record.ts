import type { KeptWorld } from '@soe/simulator-client/playwright'
import { fillCart, openReview, placeOrder } from '../checkout/kept-checkouts'
import { settle } from '../crawl/findings'
import { drawnPages } from '../drawn/drawn-pages'
import { everyPage } from '../everyone/read-pages'
import { test } from '../fixtures'

interface Visitor {
  readonly who: string
  readonly persona: string
  readonly from?: KeptWorld['make']
}

/** One shopper of each kind that gets pages of its own. */
const visitors: readonly Visitor[] = [
  { who: 'a customer with a full cart', persona: 'signed-in', from: fillCart },
  { who: 'a prospect', persona: 'prospect' },
  { who: 'a prepaid guest', persona: 'prepay' },
  { who: 'a guest who has ordered', persona: 'prospect', from: placeOrder },
  { who: 'a prepaid customer', persona: 'prepay-signed-in' },
  { who: 'a customer with a full wishlist', persona: 'full-wishlist' },
  { who: 'a customer with several cases', persona: 'several-cases' },
]

/** Every page, further addresses of the drawn ones, and two unknown addresses, whose page suggests others. */
const addresses = new Set([
  ...everyPage,
  ...drawnPages.map(({ path }) => path),
  '/smartphones/orbit-12-pra/',
  '/orbit/unlimited',
])

/** Milliseconds within which an idle page has read what it prepares. */
const idle = 300

const visit = (who: string, persona: string, begin: (start: Parameters<typeof openReview>[0]) => Promise<void>) =>
  test.describe(who, () => {
    test.describe.configure({ timeout: 900_000 })
    test.use({ persona, expectedErrors: [/./] })

    test('sees every page', async ({ page, startFrom }) => {
      await begin({ page, startFrom })
      for (const address of addresses) {
        await page.goto(address)
        await settle(page)
        await page.waitForTimeout(idle)
      }
    })
  })

visit('a guest with an order to review', 'prospect', openReview)

for (const { who, persona, from: make } of visitors)
  visit(who, persona, async ({ startFrom }) => (make ? startFrom({ name: who, make }) : undefined))
