import type { Page, Request } from '@playwright/test'
import { findOperation, isOperationKey } from '@soe/contracts'
import { seededRandom } from '../crawl/seeded-random'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { watchRequests, type WhenQuiet } from '../page/when-quiet'
import { bases, pagesFor } from './drawn-pages'
import { hydrated } from './page-snapshot'

const presses = Number(process.env['EARLY_PRESSES'] ?? (isSoak ? 500 : 2))
const seed = Number(process.env['SOAK_SEED'] ?? 20_261)

test.describe.configure({ timeout: 30_000 + presses * 60_000 })

const controls = 'main a[href], main button, main input, main summary, header a[href], header button'

/** A control that looks pressable, by its place among all controls of the page. */
interface Control {
  place: number
  name: string
}

const pressable = (page: Page): Promise<Control[]> =>
  page.locator(controls).evaluateAll((found) =>
    found.flatMap((control, place) => {
      const box = control.getBoundingClientRect()
      const isInView = box.top >= 0 && box.bottom <= innerHeight && box.width > 0
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isFree = at !== null && (control.contains(at) || at.closest('label')?.contains(control) === true)
      if (!isInView || !isFree || control.matches(':disabled, [target=_blank], [href^=tel]')) return []
      return [{ place, name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() }]
    }),
  )

/** What a press may have done, the plainest first: one that does nothing else moves the focus. */
const effects = ['url', 'changes', 'open', 'states', 'focus'] as const

/** What the page shows after a press, or without one. */
const readPage = (page: Page, { place }: Control) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll(selector)[at]
      const names = ['aria-expanded', 'aria-pressed', 'aria-selected', 'data-state']
      const checked = control instanceof HTMLInputElement && control.checked
      return {
        url: location.pathname + location.search + location.hash,
        open: document.querySelectorAll('dialog[open], [role=dialog], details[open]').length,
        states: [...names.map((name) => control?.getAttribute(name)), checked].join(),
        focus: document.activeElement === control,
      }
    },
    [controls, place] as const,
  )

type Effects = Readonly<Record<(typeof effects)[number], unknown>>

/** Whether the early press has done neither what the late one has, nor anything plainer. */
const isLost = (early: Effects, late: Effects, untouched: Effects): boolean => {
  const isAsUntouched = (visit: Effects, effect: keyof Effects) => String(visit[effect]) === String(untouched[effect])
  const done = effects.findIndex((effect) => !isAsUntouched(late, effect))
  return done >= 0 && effects.slice(0, done + 1).every((effect) => isAsUntouched(early, effect))
}

interface Draw {
  path: string
  /** Which of the pressable controls, from 0 to 1. */
  which: number
  /** Milliseconds from the drawn page to the press. */
  after: number
  /** Milliseconds by which every script is late. */
  slow: number
}

const drawPress = (random: () => number): Draw => {
  const pages = pagesFor('prospect').filter(({ status }) => status === undefined)
  const { path = '/' } = pages[Math.floor(random() * pages.length)] ?? {}
  const base = random() < 0.2 ? bases.es : bases.en
  return { path: `${base}${path}`, which: random(), after: random() * 3000, slow: random() * 3000 }
}

/** The shop's own documents, code and calls; a page asks for its world's clock for ever. */
const isOfShop = (request: Request) =>
  ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/__sim/')

const press = (page: Page, { place }: Control) =>
  page.locator(controls).nth(place).click({ noWaitAfter: true, force: true })

/** Presses a control while the page's scripts are still on their way. */
const pressEarly = async (page: Page, { path, which, after, slow }: Draw): Promise<Control> => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.waitForTimeout(after)
  const found = await pressable(page)
  const control = found[Math.floor(which * found.length)]
  if (!control) throw new Error(`nothing on ${path} can be pressed`)
  await press(page, control)
  return control
}

test(`of ${presses} early presses none is lost, and none is done twice`, async ({ browser, simulator }) => {
  /** What a visit by a new shopper has done in the end, and the control that it pressed or might have pressed. */
  const visit = async (act: (page: Page, whenQuiet: WhenQuiet) => Promise<Control>) => {
    const world = await simulator.makeWorld({ persona: 'prospect' })
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      const whenQuiet = watchRequests(page, isOfShop)
      await page.goto(simulator.enterUrl(world.id, '/__sim/health'))
      const control = await act(page, whenQuiet)
      await hydrated(page)
      await whenQuiet()
      const { entries } = await simulator.journal(world.id)
      const keys = entries.flatMap(({ operation }) => (isOperationKey(operation) ? [operation] : []))
      const changes = keys.filter((key) => findOperation(key).metadata.kind === 'change').sort()
      return { control, changes, ...(await readPage(page, control)) }
    } finally {
      await context.close()
      await simulator.dropWorld(world.id)
    }
  }

  const visitLate = (path: string, control: Control, isPressed: boolean) =>
    visit(async (page, whenQuiet) => {
      await page.goto(path)
      await hydrated(page)
      await whenQuiet()
      if (isPressed) await press(page, control)
      return control
    })

  const random = seededRandom(seed)
  const wrong: string[] = []
  for (let count = 0; count < presses; count += 1) {
    const draw = drawPress(random)
    const early = await visit((page) => pressEarly(page, draw))
    const late = await visitLate(draw.path, early.control, true)
    const untouched = await visitLate(draw.path, early.control, false)
    const what = `${early.control.name} of ${draw.path} after ${Math.round(draw.after)} ms, scripts ${Math.round(draw.slow)} ms late`
    if (isLost(early, late, untouched)) wrong.push(`lost: ${what}`)
    if (early.changes.length > late.changes.length) wrong.push(`done twice: ${what}`)
  }
  expect(wrong).toEqual([])
})
