import type { Page } from '@playwright/test'
import { addPhone, changeCart } from '../cart/cart-steps'
import { expectTitle } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

const addWatch = async (page: Page, persona: 'prospect' | 'signed-in') => {
  const { request } = page
  const device = {
    id: 'tern-watch-3-tar-40-sport-band',
    productId: 'dev14080099',
    dppMonths: 0,
    contractTerm: 'MONTH_TO_MONTH',
  }
  await changeCart(request, persona, 'add-device', { data: { lines: [{ device, isNewLine: true }] } })
  await changeCart(request, persona, 'add-plan', { lineId: 'newLine1', planId: 'tender-watch' })
  await changeCart(request, persona, 'assign-mtn', {
    lineId: 'newLine1',
    number: { choice: 'new', zipCode: '04101' },
  })
}

const typeAddress = async (page: Page, street = '118 Commercial Street', state = 'ME') => {
  await page.getByLabel('Street address').fill(street)
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption(state)
  await page.getByLabel('ZIP code').fill('04101')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click()

const stored = (state: { carts: unknown[] }) =>
  (state.carts as { lines: { e911Address?: object }[] }[])[0]?.lines[0]?.e911Address

test('a guest gives a watch its emergency address before checkout @both', async ({ page, axe, world, simulator }) => {
  await addWatch(page, 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await expectTitle(page, 'Emergency address')
  await expect(page.getByText('Needed before checkout')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await typeAddress(page, 'PO Box 12')
  await save(page)
  await expect(page.getByText('Responders can’t find a P.O. box.')).toBeVisible()
  await typeAddress(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'We know a slightly different address' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(stored(await simulator.state(world.id))).toBeUndefined()
  await expect(page.getByRole('radio', { name: /118 Commercial St/ }).last()).toBeChecked()
  await save(page)
  await expectTitle(page, 'About you')
  expect(stored(await simulator.state(world.id))).toMatchObject({ addressLine1: '118 Commercial St' })
})

test('an address that responders can not find can not be chosen', async ({ page }) => {
  await addWatch(page, 'prospect')
  await page.goto('/sales/nextgen/e911.html')
  await typeAddress(page, '118 Commercial Street', 'NY')
  await save(page)
  await expect(page.getByText('Responders can find the second one only.')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeDisabled()
})

test('without a watch there is nothing to give', async ({ page }) => {
  await addPhone(page.request, 'prospect')
  await page.goto('/sales/nextgen/e911.html')
  await expectTitle(page, 'No line needs an emergency address')
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('uses the service address, and is led back to the checkout', async ({ page, world, simulator }) => {
    await addWatch(page, 'signed-in')
    await page.goto('/sales/next/expresscheckout.html')
    await expectTitle(page, 'Emergency address')
    await page.getByRole('checkbox', { name: 'Same as my service address' }).check()
    await save(page)
    await expectTitle(page, 'Checkout')
    expect(stored(await simulator.state(world.id))).toMatchObject({ city: 'Portland' })
  })
})
