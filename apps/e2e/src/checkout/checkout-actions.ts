import { expect, type Page } from '@playwright/test'
import { contact } from '@soe/stories/checkout-steps'
import type { JourneyPage } from '../page/journey-page'
import { see } from '../page/see'

/** An hour at which stores open and no window of the day has passed. */
export const morning = '2026-11-23T09:00:00-05:00'

/** The city follows from the ZIP code. */
const { City: _city, ...typed } = contact

/** Types who orders into the fields of the first step. */
export const typeContact = async (page: JourneyPage) => {
  const main = page.getByRole('main')
  for (const [label, value] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(value)
}

/** Types who a parcel of accessories goes to. */
export const typeAddressee = async (page: JourneyPage) => {
  const main = page.getByRole('main')
  const { 'First name': first, 'Last name': last, Phone: _phone, ...others } = typed
  const values = { 'Full name': `${first} ${last}`, ...others }
  for (const [label, value] of Object.entries(values)) await main.getByLabel(label, { exact: true }).fill(value)
}

/** Expects those fields to hold the contact. */
export const expectContact = async (page: Page) => {
  const main = page.getByRole('main')
  for (const [label, value] of Object.entries(contact))
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
}

export const goodCard = '4111111111111111'

export const typeCard = async (page: JourneyPage) => {
  const main = page.getByRole('main')
  await main.getByLabel('Card number').pressSequentially(goodCard)
  await main.getByLabel('Expiry').pressSequentially('1239')
  await main.getByLabel('Security code').fill('123')
}

export const goOn = (page: JourneyPage) =>
  page.getByRole('button', { name: /^Continue( without accessories)?$/ }).click()

export const acceptAll = async (page: JourneyPage) => {
  const boxes = page.getByRole('checkbox', { name: /^I have read and accept/ })
  await see(boxes)
  for (const box of await boxes.all()) await box.check()
}

export const placeOrder = <Found>(page: JourneyPage<Found>) =>
  page.getByRole('button', { name: 'Place order', exact: true })

export const expectTitle = (page: JourneyPage, name: string) =>
  see(page.getByRole('heading', { level: 1, name, exact: true }))

/** From the first step of a prospect's checkout, which is open, to its payment. */
export const fillToPayment = async (page: JourneyPage) => {
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await goOn(page)
  await expectTitle(page, 'Payment')
}

/** From the first step of a prospect's checkout, which is open, to its review. */
export const fillToReview = async (page: JourneyPage) => {
  await fillToPayment(page)
  await typeCard(page)
  await goOn(page)
  await expectTitle(page, 'Agreements')
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
}
