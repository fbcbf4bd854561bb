import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './number-page.story'

const test = storyTest<typeof stories>()

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

const expectMoving = async (page: Page) => {
  for (const [label, value] of moving) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
}

test('a new number takes a zip code, 30004 until another is given', async ({ page, mount, axe }) => {
  await mount('ForLine')
  const zipCode = page.getByLabel('ZIP code', { exact: true })
  await expect(zipCode).toHaveValue('30004')
  await expect(zipCode).toHaveAccessibleDescription('Your number will be from Georgia.')
  await zipCode.fill('1234')
  await goOn(page)
  await expect(page.getByText('Enter a ZIP code of five digits.')).toBeVisible()
  await expect(zipCode).toBeFocused()
  expect(await axe()).toEqual([])
  await zipCode.fill('04101')
  await expect(zipCode).toHaveAccessibleDescription('Your number will be from Maine.')
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
})

test('what is missing is told beside each field, and focus goes to the first', async ({ page, mount, axe }) => {
  await mount('ForLine')
  await page.getByRole('radio', { name: /Keep my number/ }).check()
  await goOn(page)
  await expect(
    page.getByText(/^(Phone number to keep|Current carrier|Account number|Number transfer PIN) is missing\.$/),
  ).toHaveCount(4)
  await expect(page.getByLabel('Phone number to keep')).toBeFocused()
  await expect(page.getByLabel('Phone number to keep')).toHaveAccessibleDescription('Phone number to keep is missing.')
  expect(await axe()).toEqual([])
})

test('a number moves here', async ({ page, mount, simulator }) => {
  const world = await mount('ForLine', { width: 375 })
  await fillMoving(page)
  await goOn(page)
  await expect(page).toHaveURL('/sales/digital/accessoryInterstitial.html')
  const { carts } = await simulator.state(world.id)
  const number = { choice: 'port-in', mtn: '2075550199', carrier: 'Old Harbor' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ number })] })])
})

test.describe('when the carrier fails', () => {
  test.use({ expectedErrors: [/503/] })

  test('nothing that was typed is lost', async ({ page, mount, simulator, axe }) => {
    const world = await mount('ForLine')
    await fillMoving(page)
    for (const on of ['cart.assignMtn', 'cart.assignMtn'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    await goOn(page)
    await expect(page.getByText('Looks like something went wrong. Please try again later.')).toBeVisible()
    await expectMoving(page)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    expect(await axe()).toEqual([])
  })
})

test.describe('when another channel holds the cart', () => {
  test.use({ expectedErrors: [/417|423/] })

  test('the form stays as it was', async ({ page, mount, simulator }) => {
    const world = await mount('ForLine')
    await fillMoving(page)
    await simulator.command(world.id, { lockCart: { channel: 'VZW-RETAIL' } })
    await goOn(page)
    await expect(page.getByRole('alert').filter({ hasText: 'A store representative' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy')
    await expectMoving(page)
  })
})

test('a new number that the cart asked for leads back there', async ({ page, mount }) => {
  await mount('ForCart')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a number' })).toBeVisible()
  await goOn(page)
  await expect(page).toHaveURL(/\/sales\/next\/expresscart\.html/)
})
