import type { Locator, Page } from '@playwright/test'
import { answerPage } from './answers'
import type { Chance } from './chance'
import type { Flow } from './flows'

/** Most pages and repeated tries of one purchase. */
const mostTurns = 45

/** Turns after which a page that stays as it is ends the walk. */
const mostRepeats = 4

/** What leads on, the best first. */
const waysOn: readonly RegExp[] = [
  /^Place order/,
  /^Agree and continue$/,
  /^Take the loan$/,
  /^Continue to (PayPal|Affirm)$/,
  /^Accept \$/,
  /^See the estimate/,
  /^Send it for recycling|^Recycle/,
  /^Choose a plan$/,
  /^Keep it on my bill$/,
  /^Save address$/,
  /^Continue( without accessories)?$/,
  /^Checkout$/,
  /^(Try|Check) again$/,
  /^Check my credit$/,
  /^(Go to|View|Back to) (your )?cart$/,
  /^Add to cart$/,
]

const confirmation = /(order|guest)confirmation/

export const isConfirmed = async (page: Page): Promise<boolean> =>
  confirmation.test(page.url()) && (await page.getByRole('heading', { level: 1, name: /^Thank you/ }).count()) > 0

/** Waits until nothing on the page is under way. */
const settle = async (page: Page) => {
  await page
    .locator('main h1:visible')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined)
  await page
    .locator('main [aria-busy=true]:visible')
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => undefined)
}

/** What tells one turn's page from the next one's. */
const sightOf = async (page: Page): Promise<string> => `${page.url()} ${await page.getByRole('main').innerText()}`

/** What goes while it is looked at is of no use. */
const isUsable = async (way: Locator): Promise<boolean> => {
  const isOn = async () =>
    (await way.getAttribute('aria-disabled', { timeout: 1000 })) !== 'true' && way.isEnabled({ timeout: 1000 })
  return isOn().catch(() => false)
}

const firstUsable = async (found: Locator): Promise<Locator | undefined> => {
  for (const candidate of await found.all()) if (await isUsable(candidate)) return candidate
  return undefined
}

const answerDialog = async (page: Page, { intent }: Flow): Promise<boolean> => {
  const dialog = page.getByRole('dialog').last()
  if (intent === undefined || (await dialog.count()) === 0) return false
  const answer = dialog.getByRole('button', { name: intent })
  if ((await answer.count()) === 0) return false
  await answer.click({ timeout: 3000 }).catch(() => undefined)
  return true
}

/** Pages outside the shop that ask the shopper and lead back. */
const outside = /^\/(paypal|affirm|wallets\/\w+|ryl)$/

export const isOutside = (page: Page): boolean => outside.test(new URL(page.url()).pathname)

/** The first answer of such a page agrees; now and then the shopper gives another. */
const answerOutside = async (page: Page, chance: Chance): Promise<boolean> => {
  const answers = await page.locator('form button').all()
  const chosen = chance.happens(0.7) ? answers[0] : chance.pick(answers)
  await chosen?.click({ timeout: 3000 }).catch(() => undefined)
  return chosen !== undefined
}

/** Presses the best way on of the page; false where it has none. */
const press = async (page: Page): Promise<boolean> => {
  const main = page.locator('body')
  for (const name of waysOn) {
    const named = main.getByRole('button', { name }).or(main.getByRole('link', { name }))
    const way = await firstUsable(named.filter({ visible: true }))
    if (!way) continue
    await way.click({ timeout: 3000 }).catch(() => undefined)
    return true
  }
  return false
}

/** Milliseconds until what was pressed shows. */
const untilSeen = 4000

const waitForChange = async (page: Page, before: string) => {
  const until = Date.now() + untilSeen
  while (Date.now() < until && (await sightOf(page).catch(() => before)) === before) await page.waitForTimeout(50)
}

interface Purchase {
  page: Page
  flow: Flow
  chance: Chance
  /** Runs before each press: something may fail with it. */
  disturb: () => Promise<unknown>
  /** Looks at each page before it is answered. */
  look: (page: Page) => Promise<unknown>
}

/** Answers page after page until the order is placed, or nothing leads on. */
export const walkToOrder = async ({ page, flow, chance, disturb, look }: Purchase): Promise<void> => {
  let repeats = 0
  for (let turn = 0; turn < mostTurns && repeats < mostRepeats; turn += 1) {
    await settle(page)
    if (await isConfirmed(page)) return
    if (!isOutside(page)) {
      await look(page)
      await answerPage(page, chance)
    }
    const before = await sightOf(page)
    await disturb()
    const hasPressed = isOutside(page)
      ? await answerOutside(page, chance)
      : (await answerDialog(page, flow)) || (await press(page))
    if (!hasPressed) repeats += 1
    await waitForChange(page, before)
    await settle(page)
    repeats = (await sightOf(page)) === before ? repeats + 1 : 0
  }
}
