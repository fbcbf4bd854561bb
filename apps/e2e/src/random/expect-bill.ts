import { expect, type Page } from '@playwright/test'
import type { SimulatorClient } from '@soe/simulator-client'

/** What a page says is due, in its own words; undefined where it says nothing of the kind. */
const sumsIn = (text: string) => {
  const sumOf = (label: string) => {
    const sum = new RegExp(`^${label}\\s+−?\\$([\\d,]+\\.\\d\\d)`, 'm').exec(text)?.[1]
    return sum === undefined ? undefined : Number(sum.replaceAll(',', ''))
  }
  const today = sumOf('Due today')
  if (today === undefined) return undefined
  return { dueToday: today + (sumOf('On your next bill') ?? 0), dueMonthly: sumOf('Due monthly') ?? 0 }
}

/** The sums beside the steps of a purchase; undefined where there are no steps, or no cart yet. */
const sumsOfSteps = (text: string) => {
  const [, today, monthly = '0'] =
    /^(?:So far|Paid) \$([\d,.]+\d) today(?:, (?:then )?\$([\d,.]+\d)\/mo)?$/m.exec(text) ?? []
  if (today === undefined) return undefined
  const [dueToday = 0, dueMonthly = 0] = [today, monthly].map((sum) => Number(sum.replaceAll(',', '')))
  return { dueToday, dueMonthly }
}

/** The sums of a page's summaries to which their rows, as they are drawn, do not add up. */
const wrongSums = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('dl')
    .evaluateAll((summaries) =>
      summaries.flatMap((summary) => {
        let rows = 0
        return [...summary.children].flatMap((pair) => {
          const [label = '', value = ''] = [...pair.children].map(({ textContent }) => textContent)
          const [, minus, dollars = '0'] = /^([-−]?)\$([\d,]+\.\d\d)$/.exec(value) ?? []
          const cents = Math.round(Number(dollars.replaceAll(',', '')) * 100) * (minus ? -1 : 1)
          if (!/^(Due today|Paid|Due monthly)$/.test(label)) {
            rows += cents
            return []
          }
          const wrong = rows === cents ? [] : [`${label} ${value}, and its rows ${rows / 100}`]
          rows = 0
          return wrong
        })
      }),
    )

export const expectRowsToAddUp = async (page: Page): Promise<void> =>
  expect(async () => expect(await wrongSums(page), page.url()).toEqual([])).toPass({ timeout: 30_000 })

/** Where a page says what is due, the carrier's bill of some cart says the same. */
export const expectBill = async (page: Page, simulator: SimulatorClient, world: string): Promise<void> => {
  await expect(async () => {
    const text = await page.getByRole('main').innerText()
    const shown = sumsIn(text)
    const steps = /On your next bill/.test(text) ? undefined : sumsOfSteps(text)
    if (!shown && !steps) return
    const { carts } = await simulator.details(world)
    const bills = carts.map(({ dueToday, dueMonthly }) => ({ dueToday, dueMonthly }))
    if (shown) expect(bills, `what ${page.url()} says is due`).toContainEqual(shown)
    if (steps) expect(bills, `what the steps above ${page.url()} say`).toContainEqual(steps)
  }).toPass({ timeout: 30_000 })
  await expectRowsToAddUp(page)
}
