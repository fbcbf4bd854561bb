import type { Page } from '@playwright/test'
import { expect, freshContext, test } from '../fixtures'
import { untilQuiet } from '@soe/simulator-client/playwright'
import { recordCalls } from '../wishlist/wishlist-steps'

const ownClock = freshContext('moves the clock of the page')

const block = (page: Page) => page.getByRole('region', { name: 'Recommended for you' })

/** Opens a grid, with what comes when the browser is idle, on a clock that the test alone moves from then on. */
const openGrid = async (page: Page, path: string) => {
  await page.clock.install()
  const part = page.waitForResponse((response) => response.url().includes('/grid-suggestion-'))
  await page.goto(path)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await page.clock.runFor(5000)
  await part
  await page.clock.runFor(500)
  // The part runs once it and what it needs are there.
  await untilQuiet(page)
}

test('a guest who comes to a halt on a grid is shown three devices @mobile', ownClock, async ({ page, axe }) => {
  const calls = recordCalls(page, /\/pdm/)
  await openGrid(page, '/smartphones/')
  await page.clock.runFor(2000)
  await page.keyboard.press('Tab')
  await page.clock.runFor(29_000)
  expect(calls).toHaveLength(0)
  await page.clock.runFor(1500)
  await page.clock.resume()
  await expect(
    block(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(3)
  expect(calls[0]?.postDataJSON()).toMatchObject({ source: 'autoSuggestion', page: 'gridwall' })
  expect(await axe(page)).toEqual([])
  await block(page)
    .getByRole('link', { name: /^Customize/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/smartphones\/.+/)
})

test('a prepaid shopper is suggested nothing', ownClock, async ({ page }) => {
  const calls = recordCalls(page, /\/pdm/)
  await page.clock.install()
  await page.goto('/smartphones/prepaid')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(60_000)
  expect(calls).toHaveLength(0)
  await expect(block(page)).toHaveCount(0)
})
