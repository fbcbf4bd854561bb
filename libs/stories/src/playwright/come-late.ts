import type { Page } from '@playwright/test'

/** Milliseconds; most answers come much sooner. */
const latest = 1800

/** Lets each answer of the carrier come after a time of its own, so that answers and changes overtake each other. */
export const comeLate = (page: Page): Promise<unknown> =>
  page.route(/\/soe\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latest * Math.random() ** 2))
    await route.fallback().catch(() => undefined)
  })
