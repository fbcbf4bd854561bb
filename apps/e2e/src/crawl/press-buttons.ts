import type { Page } from '@playwright/test'
import { problemsOf, readPage, settle, type Finding } from './findings'

/** Buttons that end the visit have tests of their own. */
const endsVisit = /^(Sign out|Cerrar sesión)/i

const buttons = 'button:enabled:visible'

/** Milliseconds in which a button has to be free to press. */
const patience = 1500

/** The names of the buttons in view; of buttons alike, one is enough. */
const namesOf = async (page: Page): Promise<string[]> => {
  const names = await page
    .locator(buttons)
    .evaluateAll((found) =>
      found.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
    )
  return [...new Set(names)].filter((name) => name !== '' && !endsVisit.test(name))
}

/** Buttons of a kind share a name: of "Remove Orbit 12" and "Remove Orbit 9", only one is pressed. */
const kindOf = (name: string) => name.replaceAll(/\d+/g, '0').split(/[,:]/)[0] ?? name

const escape = (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`)

const press = async (page: Page, name: string): Promise<boolean> => {
  const labelled = page.locator(`${buttons}[aria-label="${escape(name)}"]`)
  const button = labelled.or(page.locator(buttons).filter({ hasText: name }))
  try {
    await button.first().click({ timeout: patience })
    return true
  } catch {
    return false
  }
}

export interface PressedButtons {
  findings: Finding[]
  /** Addresses that a button has led to. */
  reached: string[]
}

/**
 * Presses each kind of button of a page that no page before had, and judges what is there afterwards. A button that
 * leads elsewhere is followed by the page itself, opened anew.
 */
export const pressButtons = async (
  page: Page,
  { address, known, most }: { address: string; known: Set<string>; most: number },
): Promise<PressedButtons> => {
  const findings: Finding[] = []
  const reached: string[] = []
  const place = page.url()
  const fresh = (await readPage(page, () => namesOf(page))).filter((name) => !known.has(kindOf(name))).slice(0, most)
  for (const name of fresh) {
    known.add(kindOf(name))
    if (!(await press(page, name))) continue
    await settle(page)
    for (const problem of await problemsOf(page)) findings.push({ address, problem: `${problem} after “${name}”` })
    if (page.url() === place) {
      await page.keyboard.press('Escape')
      continue
    }
    const { pathname, search } = new URL(page.url())
    reached.push(`${pathname}${search}`)
    await page.goto(address)
    await settle(page)
  }
  return { findings, reached }
}
