import { chromium, type Browser, type Page } from '@playwright/test'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { acceptAll, goOn, placeOrder, typeCard, typeContact } from '@soe/stories/checkout-steps'
import { startSimulator } from './testing/start-simulator'
import { withBackend } from './testing/with-backend'

const isSoak = process.env['SOAK'] === '1'

/** Owners that the simulator has; the others and the session are the backend's. */
const splits = {
  'cart, orders and wishlist': ['catalogue', 'recommendations', 'trade-in', 'chat', 'log'],
  'the wishlist': ['cart', 'catalogue', 'recommendations', 'trade-in', 'chat', 'log'],
  'no more than the session': ['cart', 'wishlist', 'catalogue', 'recommendations', 'trade-in', 'chat', 'log'],
} as const

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** From a phone to the confirmation, as a prospect; returns what was ordered, as it was answered. */
const buy = async (page: Page) => {
  await page.goto('/smartphones/orbit-12-pro/')
  await press(page, 'Add to cart')
  const headed = (name: string) => page.getByRole('heading', { level: 1, name })
  const [plans, numbers] = [headed('Choose a plan'), headed('Choose a number')]
  // A product page that has priced its plans has the shopper choose there.
  await plans.or(numbers).waitFor()
  if (await plans.isVisible()) {
    await page.getByRole('radio', { name: /Mainsail Unlimited/ }).check()
    await goOn(page)
  }
  await numbers.waitFor()
  await goOn(page)
  const [extras, checkout] = [headed('Complete your setup'), page.getByRole('link', { name: 'Checkout' }).first()]
  await extras.or(checkout).waitFor()
  if (await extras.isVisible()) await goOn(page)
  await checkout.click()
  await typeContact(page)
  await goOn(page)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  const placed = page.waitForResponse((response) => /place-?order/i.test(response.url()))
  await placeOrder(page).click()
  const { order } = (await (await placed).json()) as { order: { orderNumber: string; totals: Totals; lines: object[] } }
  await page.getByRole('heading', { level: 1, name: /^Thank you, Maren/ }).waitFor()
  return order
}

interface Totals {
  readonly dueToday: number
  readonly dueMonthly: number
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

let browser: Browser
beforeAll(async () => {
  const executablePath = process.env['CHROME_PATH']
  browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) })
})
afterAll(() => browser.close())

/** Runs something in the shop in front of the example's backend, of which the simulator has a part. */
const inFront = (
  simulated: readonly string[],
  run: (page: Page, simulator: SimulatorClient) => Promise<void>,
): Promise<void> =>
  withBackend({}, async (backend) => {
    const flags = ['--carrier', backend, '--simulate', simulated.join(',')]
    const { url, stop } = await startSimulator(...flags)
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' })
    try {
      await run(await context.newPage(), createSimulatorClient({ baseUrl: url }))
    } finally {
      await context.close()
      await stop()
    }
  })

const [first, ...others] = Object.entries(splits)
const tried = isSoak ? [first, ...others] : [first]

it.each(tried.flatMap((split) => (split ? [split] : [])))(
  'sells a phone in the shop where the backend has %s, at the prices of the owner of the cart',
  (_real, simulated) =>
    inFront(simulated, async (page, simulator) => {
      const isSimulated = simulated.some((owner) => owner === 'cart')
      const { orderNumber, totals, lines } = await buy(page)
      expect(orderNumber).toMatch(isSimulated ? /^HY-/ : /^EX-/)
      expect(lines).toMatchObject([
        { deviceItem: { skuId: 'orbit-12-pro-kelp-128' }, plan: { planId: 'mainsail-unlimited' } },
      ])
      // The backend of the example charges no sales tax.
      expect(totals).toMatchObject(
        isSimulated ? { dueToday: 90, dueMonthly: 82.77 } : { dueToday: 35, dueMonthly: 82.77 },
      )
      const shown = await page.getByRole('main').innerText()
      expect(shown).toContain(orderNumber)
      expect(shown).toContain(dollars(totals.dueToday))
      expect(shown).toContain(dollars(totals.dueMonthly))
      const { orders } = await simulator.state('default')
      expect(orders.map(({ order }) => order.orderNumber)).toEqual(isSimulated ? [orderNumber] : [])
      const broken = (await simulator.journal('default', { limit: 1000 })).entries.filter(({ status }) => status >= 400)
      expect([...new Set(broken.map(({ operation, status }) => `${operation} ${status}`))]).toEqual(
        isSimulated ? [] : ['pricing.estimateLine 404'],
      )
    }),
)
