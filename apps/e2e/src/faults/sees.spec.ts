import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { audiencesOfRule, builtInScenarios, type Scenario } from '@soe/scenario'
import { assertVerified } from '@soe/simulator-client'
import type { Page } from '@playwright/test'
import type { Persona } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { pictureOfPage } from './picture-of-page'
import * as by from './ways'

/** One of each way to handle a failure that no other journey meets; the soak runs all. */
const few: ReadonlySet<string> = new Set([
  'accessory-not-in-cart',
  'add-device-case-cancelled',
  'add-device-past-due-pre-order',
  'add-device-session-expired',
  'add-device-sold-out',
  'add-device-step-pastdue',
  'cart-load-checkout-error',
  'cart-load-e911-address',
  'cart-load-express-checkout',
  'cart-load-not-in-cache-with-link',
  'credit-down-payment',
  'lock-runs-out',
  'resume-case-scheduled-order',
  'wishlist-add-refused',
])

const others: Readonly<Record<string, by.Way>> = {
  'accessory-invalid-id': by.changeQuantity,
  'accessory-not-in-cart': by.changeQuantity,
  'add-home-protection-fails': by.addHomeProtection,
  'add-device-line-not-eligible': by.upgradeFromProduct,
  'add-device-prepaid-cart-lost': by.addPrepaid,
  'add-device-unreliable': by.addUntilRefused,
  'cart-load-express-checkout': { ...by.loadCart, persona: 'signed-in' },
  'cart-locked-after-load': by.loadCartAndRemove,
  'credit-declined': by.loadCartTwice,
  'credit-pending': by.loadCartTwice,
  'favorite-then-session-expires': by.likeTwice,
  'feedback-fails': { call: by.openInterstitial },
  'lock-runs-out': by.meetLock,
  'second-add-device-208-then-locked': by.addTwice,
}

const targetOf = ({ rules }: Scenario) => rules[0]?.on[0] as keyof typeof by.ways

const wayOf = (scenario: Scenario): by.Way | undefined => others[scenario.id] ?? by.ways[targetOf(scenario)]

const personaOf = ({ rules: [rule] }: Scenario, { persona }: by.Way): Persona => {
  const audiences = rule ? audiencesOfRule(rule) : []
  return persona ?? (audiences.includes('prospect') ? 'prospect' : 'signed-in')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A heading, with the count behind it; or words of a sentence. */
const seenAt = (page: Page, text: string) => {
  const heading = page.getByRole('heading', { name: new RegExp(`^${escaped(text)}( \\d+ \\w+)?$`) })
  return text === 'Your cart' ? heading : heading.or(page.getByText(text).locator('visible=true')).first()
}

const isAt = (url: URL, page: string) => {
  const wanted = new URL(page, url)
  const asks = [...wanted.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  return asks && url.pathname.replace(/\/$/, '') === wanted.pathname.replace(/\/$/, '')
}

const expectSeen = async (page: Page, { sees }: Scenario) => {
  if (!sees) throw new Error('the scenario does not say what a shopper sees')
  await expect(seenAt(page, sees.text)).toBeVisible()
  await expect(page).toHaveURL((url) => isAt(url, sees.page))
}

const pictures = join(import.meta.dirname, '../../../console/public/pictures')

/** `npm run pictures` takes them anew. */
const takesPictures = process.env['PICTURES'] === '1'

const notLoaded =
  /Failed to load resource|Failed to fetch dynamically imported module|Loading chunk|Refused to execute script/

test.use({ expectedErrors: [notLoaded] })

test('every built-in scenario is met in the shop', () => {
  expect(builtInScenarios.filter((scenario) => !wayOf(scenario)).map(({ id }) => id)).toEqual([])
  const ids: readonly string[] = builtInScenarios.map(({ id }) => id)
  expect([...Object.keys(others), ...few].filter((id) => !ids.includes(id))).toEqual([])
})

if (!takesPictures)
  test('the console has a picture of what a shopper sees in each scenario, and no other', () => {
    const wanted = builtInScenarios.map(({ id }) => `${id}.webp`)
    expect(readdirSync(pictures).toSorted()).toEqual(wanted.toSorted())
  })

for (const scenario of builtInScenarios) {
  const way = wayOf(scenario)
  if (!way || (!isSoak && !few.has(scenario.id))) continue
  const persona = personaOf(scenario, way)
  test.describe(persona, () => {
    // What is left to chance comes out the same in each run.
    test.use({ persona, seed: 3 })
    test(`${scenario.id}: ${scenario.title} @wide`, async ({ page, simulator, world }) => {
      const verify = async () => assertVerified(await simulator.verify(world.id))
      const advance = (duration: string) => simulator.clock(world.id, { advance: duration })
      await way.before?.(page, persona, advance)
      await simulator.arm(world.id, scenario)
      await way.call(page, persona, advance)
      await expect(verify).toPass()
      await expectSeen(page, scenario)
      await verify()
      if (takesPictures) writeFileSync(join(pictures, `${scenario.id}.webp`), await pictureOfPage(page))
    })
  })
}
