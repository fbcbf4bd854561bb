import { expect, type Page } from '@playwright/test'

/** Who orders, by the labels of the first step. */
export const contact = {
  'First name': 'Maren',
  'Last name': 'Oake',
  Email: 'maren@example.com',
  Phone: '(207) 555-0148',
  'Street address': '14 Commercial St',
  City: 'Portland',
  'ZIP code': '04101',
} as const

/** Types who orders into the fields of the first step. */
export const typeContact = async (page: Page) => {
  for (const [label, value] of Object.entries(contact)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Expects those fields to hold the contact. */
export const expectContact = async (page: Page) => {
  for (const [label, value] of Object.entries(contact))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}

export const typeCard = async (page: Page, cardNumber = '4111111111111111') => {
  await page.getByLabel('Card number').pressSequentially(cardNumber)
  await page.getByLabel('Expiry').pressSequentially('1239')
  await page.getByLabel('Security code').fill('123')
}

export const goOn = (page: Page) => page.getByRole('button', { name: /^Continue( without accessories)?$/ }).click()

export const acceptAll = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^I have read and accept/ })
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true })

export const expectTitle = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' && { exact: true }) })).toBeVisible()
