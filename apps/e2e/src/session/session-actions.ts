import { expect, type Page, type Request } from '@playwright/test'

export const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' })

/** Milliseconds without a request after which a page has fetched what it fetches by itself, on a busy machine too. */
const quiet = 2500

/** The load state "networkidle" is reached once a document, and never left again. */
const untilQuiet = async (page: Page) => {
  let latest = Date.now()
  // The world's clock is asked for over and over.
  const note = (request: Request) => {
    if (!request.url().includes('/__sim/')) latest = Date.now()
  }
  page.on('request', note).on('requestfinished', note)
  while (Date.now() - latest < quiet) await page.waitForTimeout(100)
  page.off('request', note).off('requestfinished', note)
}

/** What is fetched once the browser is idle is there: the session is being watched. */
export const openWatched = async (page: Page, path: string) => {
  const guard = page.waitForResponse((response) => response.url().includes('/session-guard-'))
  const clock = page.waitForResponse((response) => response.url().endsWith('/__sim/clock'))
  await page.goto(path)
  await Promise.all([guard, clock])
  // A read for the shopper that is still to come would begin the session anew.
  await untilQuiet(page)
}

export const signedOut = (page: Page) => page.getByRole('region', { name: /Signed out|visit ended|Sesión cerrada/ })

/** The page after a sign-out, with its reason at the top. */
export const expectSignedOut = async (page: Page, title: string, reason: string | RegExp) => {
  await expect(page).toHaveURL(/\/smartphones$/)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(signedOut(page)).toContainText(reason)
}
