import { defineScenario, rule, type Fault, type Reply, type Scenario } from '@soe/scenario'
import type { SimulatorClient } from '@soe/simulator-client'
import type { Page, Request } from '@playwright/test'
import { fillCart, openCart } from '../cart/cart-steps'
import { expectContact } from '../checkout/checkout-actions'
import { hydrated } from '../drawn/page-snapshot'
import { expect, freshContext, test } from '../fixtures'
import { letPageWork } from '../page/let-page-work'
import { contact, product, savedCart, zip, type Form } from './forms'

const tryLater = 'Looks like something went wrong. Please try again later.'

interface Row {
  readonly name: string
  readonly form: Form
  readonly fault?: Fault
  readonly reply?: Reply
  /** How many calls in a row fail; 1 by default. */
  readonly calls?: number
  readonly commit?: boolean
  /** How often the shop asks until it says that it failed, or is done. */
  readonly attempts: 1 | 2
  readonly fails?: true
  /** The time that the world has to let pass. */
  readonly wait?: string
}

const twice = { calls: 2, attempts: 2, fails: true } as const

const slow = { attempts: 1, wait: 'PT20S' } as const

/** Status 0, 502, 503 and 504 are tried again, once; what was committed before the answer was lost happens once. */
const rows: readonly Row[] = [
  { name: 'a reset before anything happened', form: product, fault: { reset: true }, commit: false, attempts: 2 },
  { name: 'a reset after it happened', form: product, fault: { reset: true }, commit: true, attempts: 2 },
  { name: 'two resets', form: contact, fault: { reset: true }, commit: false, ...twice },
  { name: 'two resets after it happened', form: zip, fault: { reset: true }, commit: true, ...twice },
  { name: 'an answer that breaks off', form: product, fault: { truncate: { bytes: 64 } }, commit: true, attempts: 2 },
  { name: 'an answer without a byte', form: zip, fault: { truncate: { bytes: 0 } }, commit: true, attempts: 2 },
  { name: 'malformed JSON', form: zip, fault: { malformedJson: true }, commit: true, attempts: 2 },
  { name: 'a page instead of JSON', form: zip, fault: { contentType: 'text/html' }, commit: true, attempts: 2 },
  { name: 'a slow body', form: product, fault: { slowBody: { bytesPerSecond: 8000 } }, attempts: 1 },
  { name: 'a fixed delay', form: zip, fault: { delay: { fixed: 'PT9S', clock: 'world' } }, ...slow },
  {
    name: 'a uniform delay',
    form: product,
    fault: { delay: { uniform: { min: 'PT9S', max: 'PT19S' }, clock: 'world' } },
    ...slow,
  },
  {
    name: 'a lognormal delay',
    form: savedCart,
    fault: { delay: { lognormal: { median: 'PT9S', sigma: 0.1, max: 'PT19S' }, clock: 'world' } },
    ...slow,
  },
  { name: 'status 502', form: product, reply: { error: 'HTTP_ERROR' }, attempts: 2 },
  { name: 'status 503', form: zip, reply: { status: 503 }, commit: true, attempts: 2 },
  { name: 'status 504', form: savedCart, reply: { error: 'TIMEOUT' }, ...twice },
  { name: 'status 500', form: contact, reply: { error: 'API_ERROR' }, attempts: 1, fails: true },
]

const id = 'the-fault'

const scenarioOf = ({ name, form: { key }, fault, reply, commit, calls = 1, attempts, fails }: Row): Scenario => {
  const body = { id, times: { from: 1, to: calls }, ...(fault && { fault }), ...(reply && { reply }) }
  return defineScenario({
    id: 'fault',
    title: name,
    rules: [rule.on(key, { ...body, ...(commit !== undefined && { commit }) } as never)],
    // A shopper who sees the failure sends the form once more.
    expect: [{ rule: id, fired: calls }, { on: key, calls: attempts + (fails ? 1 : 0) }, { offContract: 0 }],
  })
}

const collect = (page: Page, matches: (request: Request) => boolean): Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => void (matches(request) && requests.push(request)))
  return requests
}

test.use({ expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported module|Loading chunk/] })

for (const row of rows) {
  const { name, form, commit, fails, wait } = row
  const outcome = fails ? 'is told, keeps what was typed, and can be sent again' : 'ends as it should, once'
  test(`${name} on ${form.key} ${outcome}`, async ({ page, simulator, world }) => {
    await form.open(page)
    const before = form.timesIn(await simulator.state(world.id))
    await simulator.arm(world.id, scenarioOf(row))
    await form.send(page)
    if (wait) {
      await expect(page.locator('button[aria-busy="true"]').first()).toBeVisible()
      await form.expectKept(page)
      // A form may call twice: the clock is moved once the delayed call is there to wait for it.
      await expect.poll(async () => (await simulator.scenarios(world.id))[0]?.rules[0]?.fired).toBe(1)
      await simulator.clock(world.id, { advance: wait })
    }
    if (fails) {
      await expect(page.getByText(tryLater).first()).toBeVisible()
      await form.expectKept(page)
      expect(form.timesIn(await simulator.state(world.id)) - before).toBe(commit ? 1 : 0)
      await form.send(page)
    }
    await form.expectDone(page)
    expect(form.timesIn(await simulator.state(world.id))).toBe(1)
  })
}

const ownClock = freshContext('moves the clock of the page')
const unvisited = freshContext('the script must not be in the cache')

test(
  'a retry comes after 200 ms, with the same request id, and no other follows',
  ownClock,
  async ({ page, simulator, world }) => {
    const requests = collect(page, (request) => request.url().endsWith('/update-contact'))
    await page.clock.install()
    await contact.open(page)
    await simulator.arm(
      world.id,
      scenarioOf({ name: 'Two times 503', form: contact, reply: { status: 503 }, ...twice }),
    )
    await page.clock.pauseAt(Date.now() + 60_000)
    const failed = page.waitForResponse(/\/update-contact$/)
    await contact.send(page)
    await (await failed).finished()
    await letPageWork(page)
    await page.clock.runFor(199)
    expect(requests).toHaveLength(1)
    await page.clock.runFor(1)
    await expect.poll(() => requests.length).toBe(2)
    await page.clock.resume()
    await expect(page.getByRole('alert')).toHaveText(tryLater)
    await page.clock.fastForward(10_000)
    expect(new Set(requests.map((request) => request.headers()['guie2erequestid'])).size).toBe(1)
    expect(requests).toHaveLength(2)
    await contact.send(page)
    await contact.expectDone(page)
  },
)

const never = (key: Form['key'], when: object = {}) =>
  defineScenario({
    id: 'no-answer',
    title: 'No answer comes',
    rules: [rule.on(key, { id, times: { from: 1, to: 2 }, fault: { hang: true }, ...when } as never)],
    expect: [{ rule: id, fired: { min: 1, max: 2 } }],
  })

/** A call that a page gives up before it has left the browser is not met. */
const met = async (simulator: SimulatorClient, world: string) =>
  (await simulator.scenarios(world)).flatMap(({ rules }) => rules.map(({ fired }) => fired))

test(
  'a change that never answers ends after 30 seconds, twice, and keeps what was typed',
  ownClock,
  async ({ page, simulator, world }) => {
    const requests = collect(page, (request) => request.url().endsWith('/update-contact'))
    await page.clock.install()
    await contact.open(page)
    await simulator.arm(world.id, never(contact.key))
    await page.clock.pauseAt(Date.now() + 60_000)
    await contact.send(page)
    for (const attempt of [1, 2]) {
      await expect.poll(() => met(simulator, world.id)).toEqual([attempt])
      await page.clock.runFor(29_000)
      await letPageWork(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(requests).toHaveLength(attempt)
      await page.clock.runFor(1_000)
      await letPageWork(page)
      // The retry comes 200 ms later.
      await page.clock.runFor(200)
    }
    await page.clock.resume()
    await expect(page.getByRole('alert')).toHaveText(tryLater)
    await contact.expectKept(page)
    expect(contact.timesIn(await simulator.state(world.id))).toBe(0)
    await contact.send(page)
    await contact.expectDone(page)
  },
)

test(
  'a read that never answers says that it takes long, then that it failed',
  ownClock,
  async ({ page, simulator, world }) => {
    await fillCart(page, 'prospect')
    await page.clock.install()
    await simulator.arm(world.id, never('checkout.getCheckoutDetails'))
    const cases = page.waitForResponse(/\/getCases$/)
    await openCart(page)
    await expect.poll(() => met(simulator, world.id)).toEqual([1])
    // The time that passes is the cart's alone.
    await (await cases).finished()
    await letPageWork(page)
    await page.clock.fastForward(5_000)
    await expect(page.getByRole('main').getByText('This is taking longer than usual.').first()).toBeVisible()
    await page.clock.fastForward(25_000)
    await expect.poll(() => met(simulator, world.id)).toEqual([2])
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  },
)

test(
  'a page whose heading never comes says that it takes long, keeps the focus and leads on',
  ownClock,
  async ({ page, simulator, world }) => {
    const requests = collect(page, (request) => request.url().includes('/getProduct?'))
    await page.goto('/smartphones/')
    await hydrated(page)
    await page.clock.install()
    await simulator.arm(world.id, never('catalogue.getProduct'))
    await page
      .getByRole('link', { name: /Orbit 12 Pro/ })
      .first()
      .click()
    await expect.poll(() => requests.length).toBe(1)
    await letPageWork(page)
    await page.clock.fastForward(5_000)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'This is taking longer than usual.' })).toBeVisible()
    await expect(main).toBeFocused()
    await expect(main.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
    const again = main.getByRole('button', { name: 'Try again' })
    await again.click()
    await expect.poll(() => requests.length).toBe(2)
    await again.click()
    await expect(main.getByRole('heading', { level: 1, name: 'Orbit 12 Pro' })).toBeVisible()
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  },
)

test('a shopper who leaves while a read is under way aborts it, unheard, and finds the search again @wide', async ({
  page,
  simulator,
  world,
}) => {
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('category=watches'))
  await page.goto('/')
  await hydrated(page)
  await simulator.arm(
    world.id,
    never('catalogue.listProducts', {
      nth: 1,
      times: undefined,
      when: { request: { category: { equals: 'watches' } } },
    }),
  )
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true })
  const menu = page.getByRole('group', { name: 'Shop' })
  await shop.click()
  await menu.getByRole('link', { name: 'Watches' }).click()
  await page.getByRole('textbox', { name: 'Search watches' }).fill('tide')
  await expect(page).toHaveURL('/watches/?q=tide')
  await shop.click()
  await menu.getByRole('link', { name: 'Tablets' }).click()
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByRole('heading', { name: /^Tablets \d+/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Search watches' })).toHaveValue('tide')
  await expect(page.getByRole('heading', { name: /^Watches \d+/ })).toBeVisible()
})

test('a shopper who leaves a form while it is sent finds what was typed', async ({ page, simulator, world }) => {
  await contact.open(page)
  await simulator.arm(world.id, never(contact.key))
  const sent = page.waitForRequest((request) => request.postData()?.includes('"emailId"') ?? false)
  await contact.send(page)
  await sent
  await expect(page.locator('button[aria-busy="true"]')).toBeVisible()
  await openCart(page)
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expectContact(page)
  expect(contact.timesIn(await simulator.state(world.id))).toBe(0)
})

test(
  'a script that is missing loads the page again, once, and then says so; what was typed stays',
  unvisited,
  async ({ page, simulator, world }) => {
    await contact.open(page)
    const missing = { id, always: true, fault: { missingChunk: { pattern: '*cart-page*' } } }
    await simulator.arm(
      world.id,
      defineScenario({
        id: 'missing-script',
        title: 'The script of the cart is missing, for the link and for the page',
        rules: [rule.on('storefront.chunk', missing as never)],
        expect: [{ rule: id, fired: { min: 2 } }],
      }),
    )
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('ts')).toMatch(/^\d{13}$/)
    expect(await simulator.verify(world.id)).toMatchObject({ ok: true })
    await simulator.disarm(world.id, 'missing-script')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    await page.goto('/sales/nse/aboutyourself.html')
    await expectContact(page)
  },
)
