import type { Page, Route } from '@playwright/test'

/** Holds every script back, as a slow connection would; `release` lets them all through. */
export const holdScripts = async (page: Page) => {
  const held: Route[] = []
  let isOpen = false
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) await route.continue()
    else held.push(route)
  })
  return {
    release: async () => {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
