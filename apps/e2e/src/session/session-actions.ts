import { expect, type Page } from '@playwright/test'
import { untilQuiet } from '@soe/simulator-client/playwright'

export const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' })

/** What is fetched once the browser is idle is there: the session is being watched. */
export const openWatched = async (page: Page, path: string) => {
  const guard = page.waitForResponse((response) => response.url().includes('/idle.moment-'))
  const clock = page.waitForResponse((response) => response.url().endsWith('/__sim/clock'))
  await page.goto(path)
  await Promise.all([guard, clock])
  await untilQuiet(page)
}

export const signedOut = (page: Page) => page.getByRole('region', { name: /Signed out|visit ended|Sesión cerrada/ })

/** The page after a sign-out, with its reason at the top. */
export const expectSignedOut = async (page: Page, title: string, reason: string | RegExp) => {
  await expect(page).toHaveURL(/\/smartphones$/)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(signedOut(page)).toContainText(reason)
}
