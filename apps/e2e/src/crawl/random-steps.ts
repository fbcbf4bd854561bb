import type { Page } from '@playwright/test'
import { operations } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import { problemsOf, settle, type Finding } from './findings'
import { isOutsideShop } from './outside-shop'

/** Links out of the shop and sign-outs end a walk; what is hidden or disabled nobody can use. */
const usable = [
  'a[href^="/"]:not([href*="/logout"], [href^="/signin"], [href^="/__sim"], [href^="/support"], [href^="/soe"])',
  ':is(button, input, select):enabled',
].join(', ')

const endsVisit = /sign out|cerrar sesión/i

const texts = ['', 'x', '41', '04101', 'maren@example.com', '(207) 555-0148', '<b>bold</b>', 'a'.repeat(400)]

const failures = [0, 401, 500, 502, 503]

/** Milliseconds that a step may take; what something else covers can't be reached, and the walk goes on. */
const patience = 1500

/** How often a step arms a failure, and how often it follows an address of its own instead of the page. */
const shares = { failure: 0.1, address: 0.05 }

export interface RandomWalk {
  page: Page
  simulator: SimulatorClient
  world: string
  steps: number
  random: () => number
}

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

const armFailure = async ({ simulator, world, random }: RandomWalk) => {
  const on = pick(operations, random)?.key
  const status = pick(failures, random)
  if (on !== undefined && status !== undefined) await simulator.command(world, { failNext: { on, status } })
}

/** One of what can be used, of a page behind a dialog only in the dialog; none on a page that has nothing. */
const chooseTarget = async (page: Page, share: number) => {
  const handle = await page.evaluateHandle(
    ([selector, part]) => {
      const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const targets = [...within.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      )
      return targets[Math.floor(part * targets.length)]
    },
    [usable, share] as const,
  )
  return handle.asElement()
}

const describe = (element: Element) => ({
  name: (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim().slice(0, 60),
  kind: element instanceof HTMLInputElement ? element.type : element.localName,
  options:
    element instanceof HTMLSelectElement
      ? [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
      : [],
})

/** Uses something of the page; answers what it was called. */
const step = async ({ page, random }: RandomWalk): Promise<string> => {
  try {
    const target = await chooseTarget(page, random())
    if (!target) return 'nothing to use'
    const { name, kind, options } = await target.evaluate(describe)
    if (endsVisit.test(name)) return name
    if (kind === 'select') await target.selectOption(pick(options, random) ?? '', { timeout: patience })
    else if (/^(text|email|tel|search|number|password)$/.test(kind))
      await target.fill(pick(texts, random) ?? '', { timeout: patience })
    // A label may cover its radio or checkbox.
    else await target.click({ timeout: patience, force: kind === 'radio' || kind === 'checkbox' })
    return name
  } catch {
    return 'what could not be reached'
  }
}

/** A page of the shop, also one that is white; what the browser shows for an answer that never came is none. */
const isInShop = (page: Page) => {
  const { protocol, pathname } = new URL(page.url())
  return protocol.startsWith('http') && !isOutsideShop(pathname)
}

/** Leaves pages outside the shop for it. A navigation that the step began may interrupt that one. */
const comeBack = async (page: Page) => {
  await page.waitForLoadState('load')
  while (!isInShop(page)) await page.goto('/').catch(() => page.waitForLoadState('load'))
}

const here = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** Takes random steps with random failures armed, and returns what is wrong with the pages on the way. */
export const walkAtRandom = async (walk: RandomWalk): Promise<Finding[]> => {
  const { page, steps, random } = walk
  const findings: Finding[] = []
  const visited = [here(page)]
  for (let taken = 0; taken < steps; taken += 1) {
    if (random() < shares.failure) await armFailure(walk)
    const address = here(page)
    const again = random() < shares.address ? pick(visited, random) : undefined
    if (again) await page.goto(again).catch(() => undefined)
    const name = again ? `a visit of ${again}` : await step(walk)
    await comeBack(page)
    await settle(page)
    const problems = await problemsOf(page)
    if (isInShop(page))
      findings.push(...problems.map((problem) => ({ address, problem: `${problem} after “${name}”` })))
    else await comeBack(page)
    visited.push(here(page))
  }
  return findings
}
