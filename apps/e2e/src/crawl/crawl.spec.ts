import { expect, test } from '../fixtures'
import { walk } from './walk'

const isSoak = process.env['SOAK'] === '1'

const personas = [
  'prospect',
  'signed-in',
  'prepay',
  'prepay-signed-in',
  'saved-cart',
  'several-cases',
  'locked-by-retail',
  'full-wishlist',
  'account-member',
  'native-app',
  'past-due',
  'credit-declined',
] as const

const few = ['prospect', 'signed-in'] as const

/** Pages of a walk; each is seen at three widths. */
const pages = isSoak ? 120 : 14

test.describe.configure({ timeout: isSoak ? 600_000 : 60_000 })
test.use({ expectedErrors: [/404|40[139]|409/] })

for (const persona of isSoak ? personas : few) {
  for (const from of ['/', '/espanol/']) {
    test(`every link from ${from} leads on for the persona ${persona} @wide`, async ({ page, simulator }) => {
      const world = await simulator.makeWorld({ persona })
      await page.goto(simulator.enterUrl(world.id, from))
      expect(await walk(page, { from, pages })).toEqual([])
      await simulator.dropWorld(world.id)
    })
  }
}
