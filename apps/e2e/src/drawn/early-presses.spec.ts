import type { Page } from '@playwright/test'
import { findOperation, isOperationKey } from '@soe/contracts'
import { seededRandom } from '../crawl/seeded-random'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
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

/** What a press shows on the page where it was made. */
const readPage = (page: Page, { place }: Control) =>
  page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll(selector)[at]
      const names = ['aria-expanded', 'aria-pressed', 'aria-selected', 'data-state']
      const checked = control instanceof HTMLInputElement && control.checked
      return {
        url: location.pathname + location.search + location.hash,
        open: document.querySelectorAll('dialog[open], [role=dialog], details[open]').length,
        states: [
          ...names.map((name) => control?.getAttribute(name)),
          checked,
          document.activeElement === control,
        ].join(),
      }
    },
    [controls, place] as const,
  )

interface Draw {
  path: string
  /** Which of the pressable controls, from 0 to 1. */
  which: number
  /** Milliseconds from the first bytes to the press, and for which every script is held back. */
  after: number
  slow: number
}

const drawPress = (random: () => number): Draw => {
  const pages = pagesFor('prospect').filter(({ status }) => status === undefined)
  const { path = '/' } = pages[Math.floor(random() * pages.length)] ?? {}
  const base = random() < 0.2 ? bases.es : bases.en
  return { path: `${base}${path}`, which: random(), after: random() * 3000, slow: random() * 3000 }
}

const idle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)

const press = (page: Page, { place }: Control) =>
  page.locator(controls).nth(place).click({ noWaitAfter: true, timeout: 2000, force: true })

/** Presses a control while the page's scripts are still on their way; none where nothing of the page can be pressed. */
const pressEarly = async (page: Page, { path, which, after, slow }: Draw): Promise<Control | undefined> => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.waitForTimeout(after)
  const found = await pressable(page)
  const control = found[Math.floor(which * found.length)]
  if (control) await press(page, control)
  return control
}

test(`of ${presses} early presses none is lost, and none is done twice`, async ({ browser, simulator }) => {
  /** What a visit by somebody new has done in the end, by the control that it pressed or would have pressed. */
  const visit = async (act: (page: Page) => Promise<Control | undefined>) => {
    const world = await simulator.makeWorld({ persona: 'prospect' })
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await page.goto(simulator.enterUrl(world.id, '/__sim/health'))
      const control = await act(page)
      if (!control) return undefined
      await hydrated(page)
      await idle(page)
      const { entries } = await simulator.journal(world.id)
      const keys = entries.flatMap(({ operation }) => (isOperationKey(operation) ? [operation] : []))
      const changes = keys.filter((key) => findOperation(key).metadata.kind === 'change').sort()
      return {
        control,
        effect: JSON.stringify({ ...(await readPage(page, control)), changes }),
        changes: changes.length,
      }
    } finally {
      await context.close()
      await simulator.dropWorld(world.id)
    }
  }

  const visitLate = (path: string, control: Control, isPressed: boolean) =>
    visit(async (page) => {
      await page.goto(path)
      await hydrated(page)
      await idle(page)
      if (isPressed) await press(page, control)
      return control
    })

  const random = seededRandom(seed)
  const wrong: string[] = []
  for (let count = 0; count < presses; count += 1) {
    const draw = drawPress(random)
    const early = await visit((page) => pressEarly(page, draw))
    if (!early) continue
    const [late, untouched] = [
      await visitLate(draw.path, early.control, true),
      await visitLate(draw.path, early.control, false),
    ]
    const said = `${early.control.name} of ${draw.path} after ${Math.round(draw.after)} ms, scripts ${Math.round(draw.slow)} ms late`
    if (late?.effect !== untouched?.effect && early.effect === untouched?.effect) wrong.push(`lost: ${said}`)
    if (early.changes > (late?.changes ?? 0)) wrong.push(`done twice: ${said}`)
  }
  expect(wrong).toEqual([])
})
