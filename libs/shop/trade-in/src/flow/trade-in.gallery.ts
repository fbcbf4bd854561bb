import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './trade-in.story'

const test = storyTest<typeof stories>()

const lowerValue = `
apiVersion: sim/v1
kind: Scenario
id: lower-value
title: An Orbit 9 is worth less than a moment ago
rules:
  - id: lower-value
    on: tradeIn.validateDevice
    always: true
    reply:
      patch: { device: { tradeInValue: 165, conditions: [{ condition: good, tradeInValue: 165, creditTotal: 165 }] } }
expect:
  - { rule: lower-value, fired: { min: 1 } }
`

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

const answer = (page: Page, question: RegExp, given: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: given }).check()

const questions = [/turn on/, /screen free/, /lenses whole/, /signed out/]

/** Yes to all four. */
const answerGood = async (page: Page) => {
  for (const question of questions) await answer(page, question, 'Yes')
}

const seeEstimate = (page: Page) => page.getByRole('button', { name: 'See the estimate' }).click()

const nameOrbit9 = async (page: Page) => {
  await page.getByRole('radio', { name: 'Orbit' }).check()
  await page.getByLabel('Model').selectOption('Orbit 9')
  await page.getByLabel('Storage').selectOption('128 GB')
  await page.getByLabel('Carrier').selectOption('Unlocked')
}

test('a phone is traded in for a line of the cart, and taken back', async ({ page, mount, simulator }) => {
  const world = await mount('ForLine')
  await nameOrbit9(page)
  await goOn(page)
  await answer(page, /turn on/, 'Yes')
  await answer(page, /screen free/, 'No')
  const aside = page.getByRole('complementary', { name: 'Estimate so far' })
  await expect(aside.getByText('$372.00', { exact: true })).toHaveCount(2)
  await seeEstimate(page)
  await expect(page.getByText('Choose yes or no.')).toHaveCount(2)
  await expect(page.getByRole('group', { name: /lenses whole/ }).getByRole('radio', { name: 'Yes' })).toBeFocused()
  await answer(page, /lenses whole/, 'Yes')
  await answer(page, /signed out/, 'No')
  await page.getByRole('button', { name: 'See the estimate, I will sign out' }).click()
  await page.getByRole('button', { name: 'Add to cart with Orbit 12 Pro' }).click()
  await expect(page.getByText('Orbit 9 goes with Orbit 12 Pro.')).toBeVisible()
  await expectTitle(page, 'Choose a plan')
  const kept = { tradeIns: [{ lineId: 'newLine1', condition: 'damaged' }] }
  expect(await simulator.state(world.id)).toMatchObject({ carts: [kept] })

  await page.evaluate(() => window.history.pushState(null, '', '/sales/digital/tradein.html?line=newLine1'))
  await page.getByRole('button', { name: 'Remove Orbit 9' }).click()
  await expect(page.getByRole('heading', { name: 'In your cart' })).toHaveCount(0)
  expect(await simulator.state(world.id)).toMatchObject({ carts: [{ tradeIns: [] }] })
})

test('a worthless device is recycled', async ({ page, mount, axe }) => {
  await mount('Details')
  await page.getByRole('radio', { name: 'Another make' }).check()
  await page.getByLabel('Name of the make').fill('Seafarer')
  await page.getByLabel('Model').fill('Brick 1')
  await page.getByLabel('IMEI').fill('12')
  await goOn(page)
  await expect(page.getByLabel('Carrier')).toBeFocused()
  await page.getByLabel('Carrier').selectOption('Another carrier')
  await page.getByLabel('IMEI').fill('35 175605 152399 9')
  await goOn(page)
  await expect(page).toHaveURL(/zerodollartradeinspoke\.html\?brand=Seafarer&model=Brick%201/)
  await expect(page.getByText('We can’t pay for this one. We recycle it free.')).toBeVisible()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Recycle it free' }).click()
  await expectTitle(page, 'About you')
})

test('one of the account’s devices goes with the new phone, by keyboard', async ({ page, mount, axe, simulator }) => {
  const world = await mount('OfCustomerForLine')
  await expect(page.getByRole('radio', { name: /Pelago 7/ })).toBeChecked()
  const { entries } = await simulator.journal(world.id, { operation: 'tradeIn.accountDevices' })
  expect(entries.map(({ request }) => request.body)).toContainEqual({
    cartId: expect.stringMatching(/^C1-/),
    productId: 'dev14000001',
  })
  await page.getByRole('radio', { name: /Pelago 7/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Maren, 207-555-XXXX')).toBeVisible()
  await answerGood(page)
  expect(await axe()).toEqual([])
  await seeEstimate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orbit 9 is worth$480.00')
  await expect(page.getByText('$300.00 comes as $8.33 a month for 36 months')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart with Orbit 12 Pro' }).click()
  await expect(page.getByText('Orbit 9 goes with Orbit 12 Pro.')).toBeVisible()
  const kept = { tradeIns: [{ mtn: '2075550148', lineId: 'newLine1' }] }
  expect(await simulator.state(world.id)).toMatchObject({ carts: [kept] })
})

test('no value is accepted but the one on screen', async ({ page, mount, simulator }) => {
  const world = await mount('OfCustomer')
  await page.getByRole('radio', { name: /Orbit 9/ }).check()
  await goOn(page)
  await answerGood(page)
  await seeEstimate(page)
  await expect(page.getByRole('button', { name: 'Accept $180.00' })).toBeVisible()
  await simulator.arm(world.id, lowerValue)
  await page.getByRole('button', { name: 'Accept $180.00' }).click()
  await expect(page.getByText('The value is now $165.00.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept $165.00' })).toBeVisible()
  expect((await simulator.state(world.id)).carts).toEqual([])
})

test('a phone that does not turn on is kept, in Spanish', async ({ page, mount }) => {
  await mount('OfCustomer', { language: 'es' })
  await page.getByRole('radio', { name: /Orbit 9/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectTitle(page, '¿En qué estado está?')
  await page
    .getByRole('group', { name: /Enciende/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByRole('button', { name: 'Ver el valor' }).click()
  await expect(page.getByRole('button', { name: 'Conservar mi teléfono' })).toBeVisible()
})

test('devices that did not come are tried again', async ({ page, mount, simulator }) => {
  const world = await mount('Failed')
  await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
  await simulator.disarm(world.id, 'fail-for-good')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: /Orbit 9/ })).toBeVisible()
})

test('who has named no device starts over, with the whole query', async ({ page, mount }) => {
  await mount('DeviceUnnamed')
  await expect(page).toHaveURL('/sales/digital/tradein.html?flow=NSE')
})

test('who has said nothing of the condition is asked, with the whole query', async ({ page, mount }) => {
  await mount('ConditionUnnamed')
  await expect(page).toHaveURL('/sales/digital/tradein/devicecondition.html?brand=Orbit&model=Orbit%209&flow=NSE')
})
