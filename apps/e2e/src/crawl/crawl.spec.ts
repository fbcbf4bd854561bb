import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { findAxeViolations } from '../fixtures/find-axe-violations'
import { isSoak } from '../fixtures/soak'
import { personas } from './personas'
import { walk } from './walk'

/** Of each kind of shopper one language; the soak has all of both. */
const few = [
  ['prospect', '/'],
  ['signed-in', '/espanol/'],
] as const

const all = personas.flatMap((persona) => [[persona, '/'] as const, [persona, '/espanol/'] as const])

/** The soak looks at every page with axe too. */
const judge = async (page: Page): Promise<string[]> =>
  isSoak ? (await findAxeViolations(page)).map(({ rule, targets }) => `breaks ${rule} at ${targets.join(', ')}`) : []

/** Pages of a walk; each is seen at three widths. */
const pages = isSoak ? 60 : 6

/** Kinds of buttons that are pressed on a page. */
const buttons = isSoak ? 30 : 2

test.describe.configure({ timeout: isSoak ? 1_800_000 : 180_000 })
test.use({ expectedErrors: [/404|40[139]|409/] })

for (const [persona, from] of isSoak ? all : few)
  test(`every link and button from ${from} leads on for the persona ${persona} @wide`, async ({ page, simulator }) => {
    const world = await simulator.makeWorld({ persona })
    await page.goto(simulator.enterUrl(world.id, from))
    expect(await walk(page, { from, pages, buttons, judge })).toEqual([])
    await simulator.dropWorld(world.id)
  })
