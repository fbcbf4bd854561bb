import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './e911-page.story'

const test = storyTest<typeof stories>()

const typeAddress = async (page: Page, state: string, zipCode: string) => {
  await page.getByLabel('Street address').fill('118 Commercial Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption(state)
  await page.getByLabel('ZIP code').fill(zipCode)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click()

test('an address that responders cannot find cannot be chosen', async ({ page, mount, axe }) => {
  await mount('OfGuest')
  // The postal area is shared with the state next to it.
  await typeAddress(page, 'NY', '06390')
  await save(page)
  await expect(page.getByText('Responders can find the second one only.')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeDisabled()
  expect(await axe()).toEqual([])
})

test('a customer uses the service address, and is led back to the checkout', async ({ page, mount, simulator }) => {
  const world = await mount('OfCustomer')
  await page.getByRole('checkbox', { name: 'Same as my service address' }).check()
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout', exact: true })).toBeVisible()
  const { carts } = await simulator.state(world.id)
  expect(carts).toMatchObject([{ lines: [{ e911Address: { city: 'Portland' } }] }])
})
