import { expect } from '@playwright/test'
import type { JourneyLocator, JourneyPage } from './journey-page'

/** Waits until the page shows it. */
export const see = (locator: JourneyLocator) =>
  expect.poll(() => locator.first().isVisible(), { message: `the page shows ${String(locator)}` }).toBe(true)

/** Waits until the page has none of it. */
export const seeNo = (locator: JourneyLocator) =>
  expect.poll(() => locator.count(), { message: `the page has no ${String(locator)}` }).toBe(0)

/** Waits until the shopper is at an address. */
export const arriveAt = (page: JourneyPage, address: RegExp) =>
  expect.poll(async () => page.url(), { message: 'the address of the page' }).toMatch(address)
