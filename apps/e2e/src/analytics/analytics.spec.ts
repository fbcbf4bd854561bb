import type { Page } from '@playwright/test'
import { defineScenario, rule } from '@soe/scenario'
import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const configure = (simulator: SimulatorClient, world: string) =>
  simulator.command(world, { setFeatureFlags: { featureFlags: { tagManagerUrl: '/tagmanager/tags.js' } } })

const followed = defineScenario({
  id: 'page-events',
  title: 'What the pages of a visit send',
  rules: [rule.on('promo.validateRaf', { id: 'referral', always: true, reply: { error: 'PROMO_INVALID' } })],
  expect: [
    { event: 'pageView', times: 1 },
    { event: 'pageChange', times: 2 },
    { event: 'addToCart', times: 1 },
  ],
})

const verified = async (simulator: SimulatorClient, world: string) =>
  (await simulator.verify(world)).checks.map(({ rule, actual, ok }) => ({ rule, actual, ok }))

test('nothing is sent to a tag manager before the shopper agrees, and each event once from then on', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await configure(simulator, world.id)
  await simulator.arm(world.id, followed)
  await page.goto('/smartphones/')
  const question = page.getByText('May we count which pages you visit?')
  await expect(question).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page
    .getByRole('link', { name: /Orbit 12 Pro/ })
    .first()
    .click()
  await expect(page).toHaveURL(/orbit-12-pro/)
  expect((await verified(simulator, world.id)).every(({ actual }) => actual === 'events: 0')).toBe(true)

  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('radio', { name: /Mainsail Unlimited/ }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page that is left at once is not told of.
  await expect
    .poll(async () => (await verified(simulator, world.id)).map(({ rule, actual }) => `${rule} ${actual}`))
    .toEqual(['pageView events: 1', 'pageChange events: 1', 'addToCart events: 1'])
  await page.goBack()
  await expect(page).toHaveURL(/orbit-12-pro/)
  await expect
    .poll(() => verified(simulator, world.id))
    .toEqual([
      { rule: 'pageView', actual: 'events: 1', ok: true },
      { rule: 'pageChange', actual: 'events: 2', ok: true },
      { rule: 'addToCart', actual: 'events: 1', ok: true },
    ])
})

test.describe('a call that is made twice', () => {
  test.use({ expectedErrors: [/503/] })

  test('is told of once, on the page from which it was made', async ({
    page,
    context,
    simulator,
    simulatorUrl,
    world,
  }) => {
    await configure(simulator, world.id)
    await context.addCookies([{ name: 'analyticsConsent', value: 'granted', url: simulatorUrl }])
    await simulator.command(world.id, { failNext: { on: 'cart.addDevice', status: 503 } })
    const told: { event: string; page: string }[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/tagmanager/events')) return
      const event = request.postDataJSON() as (typeof told)[number]
      if (!['LCP', 'INP', 'CLS'].includes(event.event)) told.push(event)
    })
    await page.goto('/smartphones/orbit-12-pro/')
    await expect.poll(() => told.length).toBe(1)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL(/numberselection/)
    const named = () => told.map(({ event, page: of }) => `${event} of ${of}`)
    await expect
      .poll(() => named().toSorted())
      .toEqual(['addToCart of product detail', 'pageChange of assign number', 'pageView of product detail'])
    expect((await simulator.journal(world.id, { operation: 'cart.addDevice' })).entries).toHaveLength(2)
  })
})

test('a shopper who refuses, or closes the question, is asked no more', async ({ page, context, simulator, world }) => {
  await configure(simulator, world.id)
  await page.goto('/smartphones/')
  const question = page.getByText('May we count which pages you visit?')
  const flagReads = async () =>
    (await simulator.journal(world.id, { operation: 'content.getFeatureFlags' })).entries.length
  const isAskedAgain = async () => {
    const before = await flagReads()
    await page.reload()
    await expect.poll(flagReads).toBeGreaterThan(before)
    await page.waitForLoadState('networkidle')
    return question.isVisible()
  }
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click()
  await expect(question).toBeHidden()
  expect(await isAskedAgain()).toBe(false)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(question).toBeHidden()
  await page.evaluate(() => sessionStorage.clear())
  expect(await isAskedAgain()).toBe(false)
  expect((await context.cookies()).find(({ name }) => name === 'analyticsConsent')?.value).toBe('refused')
})

test('the question can be asked in Spanish', async ({ page, simulator, world }) => {
  await configure(simulator, world.id)
  await page.goto('/espanol/smartphones/')
  await expect(page.getByText('¿Podemos contar qué páginas visitas?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, gracias' })).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('is logged once the browser is idle, a call a record', async ({ page, simulator, world }) => {
    await failForGood(simulator, world.id, 'plans.getPlans')
    await page.goto('/sales/digital/compareplan.html')
    await expect(page.getByRole('alert').first()).toBeVisible()
    const records = async () =>
      (await simulator.journal(world.id, { operation: 'log.jsNotify' })).entries.map(({ request }) => request.body)
    await expect.poll(records).toEqual([
      expect.objectContaining({
        messageType: 'ERROR',
        subEventType: 'plans.getPlans',
        pageUrl: '/sales/digital/compareplan.html',
        loggerMessage: expect.stringContaining('plans.getPlans 503'),
      }),
    ])
  })

  test('is not logged where a flag switches the log off', async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { errorLogFFlag: false } } })
    await failForGood(simulator, world.id, 'plans.getPlans')
    await page.goto('/sales/digital/compareplan.html')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await simulator.journal(world.id, { operation: 'log.jsNotify' })).entries).toEqual([])
  })
})

test.describe('a script that fails', () => {
  test.use({ judged: false, expectedErrors: [/before the log|(before|as) one leaves/] })

  const logged = async (simulator: SimulatorClient, world: string) =>
    (await simulator.journal(world, { operation: 'log.jsNotify' })).entries.map(({ request }) => request.body)

  test('is logged even before the log is there', async ({ page, simulator, world }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        throw new Error('before the log')
      })
    })
    await page.goto('/smartphones/')
    await expect
      .poll(() => logged(simulator, world.id))
      .toEqual([expect.objectContaining({ eventType: 'script', errorMessage: 'Error: before the log' })])
  })

  test('is logged even as the page is left', async ({ page, simulator, world }) => {
    await page.goto('/smartphones/')
    await page.evaluate(() => {
      window.addEventListener('beforeunload', () => {
        throw new Error('as one leaves')
      })
      setTimeout(() => {
        throw new Error('before one leaves')
      })
    })
    const failed = (errorMessage: string) => expect.objectContaining({ eventType: 'script', errorMessage })
    const first = failed('Error: before one leaves')
    await expect.poll(() => logged(simulator, world.id)).toEqual([first])
    await page.goto('about:blank')
    await expect.poll(() => logged(simulator, world.id)).toEqual([first, failed('Error: as one leaves')])
  })
})

/** The page's own part of the document, which React keeps to itself. */
interface Root {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } }
}

/** Clicks a link of the footer as soon as it hydrates, which is before the page above it does. */
const clickAtOnce = (page: Page, from: string, text: string) =>
  page.addInitScript(
    ([path, name]) => {
      const look = () => {
        const known = Object.entries(document.querySelector('#root') ?? {}) as [string, Root][]
        const root = known.find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode.current
        const link = [...document.querySelectorAll('footer a')].find(({ textContent }) => textContent === name)
        if (root?.memoizedState?.isDehydrated === false && link instanceof HTMLElement) link.click()
        else setTimeout(look)
      }
      if (location.pathname === path) look()
    },
    [from, text],
  )

test.describe('code of a page that does not come', () => {
  test.use({ expectedErrors: [/404|Failed to fetch dynamically imported module|Loading chunk/] })

  const expectLogged = async (page: Page, simulator: SimulatorClient, world: string) => {
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    const kinds = async () =>
      (await simulator.journal(world, { operation: 'log.jsNotify' })).entries.map(
        ({ request }) => (request.body as { eventType?: string }).eventType,
      )
    await expect.poll(kinds).toEqual(['script load'])
  }

  test.beforeEach(async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { chunkErrorRedirectFFlag: false } } })
    await page.route('**/assets/compare-page-*.js', (route) => route.fulfill({ status: 404 }))
  })

  test('is logged, and the page says what went wrong', async ({ page, simulator, world }) => {
    await page.goto('/smartphones/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare plans' }).click()
    await expectLogged(page, simulator, world.id)
  })

  test('is logged once where the page before it had not hydrated', async ({ page, simulator, world }) => {
    await clickAtOnce(page, '/smartphones/', 'Compare plans')
    await page.goto('/smartphones/')
    await expectLogged(page, simulator, world.id)
  })
})

test('the flags of the captcha are logged once a session', async ({ page, simulator, world }) => {
  const flags = { recaptchaEnabled: true, recaptchaMode: 'v3' }
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: flags } })
  const logged = page.waitForResponse(/jsNotifyAsDynamic/)
  await page.goto('/smartphones/')
  expect((await logged).request().postDataJSON()).toEqual({ event: 'recaptcha', recaptchaFlags: flags })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect((await simulator.journal(world.id, { operation: 'log.jsNotify' })).entries).toHaveLength(1)
})
