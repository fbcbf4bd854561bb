import type { Page } from '@playwright/test'
import { addPhone, changeCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const openNumber = async (page: Page) => {
  await addPhone(page.request, 'prospect')
  await changeCart(page.request, 'prospect', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
  await page.goto('/sales/digital/numberselection.html?mtn=newLine1')
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

const moving = [
  ['Phone number to keep', '(207) 555-0199'],
  ['Current carrier', 'Old Harbor'],
  ['Account number', 'A-100'],
  ['Number transfer PIN', '4711'],
] as const

const fillMoving = async (page: Page) => {
  await page.getByRole('radio', { name: /Keep my number/ }).check()
  for (const [label, value] of moving) await page.getByLabel(label, { exact: true }).fill(value)
}

test('a new number takes a zip code, 30004 until another is given @both', async ({ page, axe }) => {
  await openNumber(page)
  const zipCode = page.getByLabel('ZIP code', { exact: true })
  await expect(zipCode).toHaveValue('30004')
  expect(await axe(page)).toEqual([])
  await zipCode.fill('1234')
  await goOn(page)
  await expect(page.getByText('Enter a ZIP code of five digits.')).toBeVisible()
  await expect(zipCode).toBeFocused()
  expect(await axe(page)).toEqual([])
  await zipCode.fill('04101')
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
})

test('what is missing is told beside each field, and focus goes to the first', async ({ page, axe }) => {
  await openNumber(page)
  await page.getByRole('radio', { name: /Keep my number/ }).check()
  await goOn(page)
  await expect(page.getByText('Fill in this field.')).toHaveCount(4)
  await expect(page.getByLabel('Phone number to keep')).toBeFocused()
  await expect(page.getByLabel('Phone number to keep')).toHaveAccessibleDescription('Fill in this field.')
  expect(await axe(page)).toEqual([])
})

test('a number moves here @mobile', async ({ page, simulator, world }) => {
  await openNumber(page)
  await fillMoving(page)
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
  const { carts } = await simulator.state(world.id)
  const number = { choice: 'port-in', mtn: '2075550199', carrier: 'Old Harbor' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ number })] })])
})

test.describe('when the carrier fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('nothing that was typed is lost', async ({ page, simulator, world, axe }) => {
    await openNumber(page)
    await fillMoving(page)
    await failForGood(simulator, world.id, 'cart.assignMtn')
    await goOn(page)
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    for (const [label, value] of moving) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    expect(await axe(page)).toEqual([])
  })
})

test.describe('when another channel holds the cart', () => {
  test.use({ expectedErrors: [/417|423/] })

  test('the form stays as it was @wide', async ({ page, simulator, world }) => {
    await openNumber(page)
    await fillMoving(page)
    await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await goOn(page)
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy')
    for (const [label, value] of moving) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  })
})
