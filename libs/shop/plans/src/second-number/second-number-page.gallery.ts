import type { Page } from '@playwright/test'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './second-number-page.story'

const test = storyTest<typeof stories>()

const add = (page: Page) => page.getByRole('button', { name: 'Add second number' })

const numbers = (page: Page) => page.getByRole('group', { name: 'Numbers' }).getByRole('radio')

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** From the choice of the phone to the page that asks for the number. */
const goToNumbers = async (page: Page) => {
  await expect(page.getByRole('radio', { name: 'Orbit 12 Pro' })).toBeChecked()
  await add(page).click()
  await expectTitle(page, 'Choose a plan')
  await page.getByRole('radio', { name: /Jib 10 GB/ }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectTitle(page, 'A second number')
}

test('a phone gets a number near a zip code, under a label', async ({ page, mount, axe, simulator }) => {
  const world = await mount('ChoiceOfPhone', { width: 375 })
  await goToNumbers(page)
  await expect(page.getByText(/eSIM, next to \(\d{3}\) 555-01\d\d/)).toBeVisible()
  await expect(numbers(page)).toHaveCount(4)
  expect(await axe()).toEqual([])
  await page.getByLabel('Near ZIP code').fill('10001')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const chosen = page.getByRole('radio', { name: /^\(212\) 555-01\d\d/ }).nth(2)
  await chosen.check()
  const mtn = await chosen.getAttribute('value')
  await page.getByLabel('Label').fill('The shop at the old harbor')
  await expect(page.getByLabel('Label')).toHaveValue('The shop at the old ')
  await expect(page.getByText('$35.00/mo')).toBeVisible()
  await add(page).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  const number = { choice: 'new', mtn, zipCode: '10001', label: 'The shop at the old' }
  expect(carts).toEqual([
    expect.objectContaining({
      lines: [expect.anything(), expect.objectContaining({ isSecondNumber: true, number, planId: 'jib-10gb' })],
    }),
  ])
})

test('numbers that are held no longer give way to others', async ({ page, mount, axe, simulator }) => {
  const world = await mount('ChoiceOfPhone')
  await goToNumbers(page)
  await numbers(page).nth(1).check()
  const before = await numbers(page).nth(1).getAttribute('value')
  await simulator.clock(world.id, { advance: 'PT15M' })
  await add(page).click()
  await expect(page.getByRole('alert')).toHaveText('That number has gone. Here are others.')
  await expect(numbers(page).first()).toBeFocused()
  expect(await numbers(page).evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).not.toContain(
    before,
  )
  expect(await axe()).toEqual([])
  await add(page).click()
  await expect(page).toHaveURL(/accessoryInterstitial/)
})

test('who does not want it any more loses the line', async ({ page, mount, simulator }) => {
  const world = await mount('ChoiceOfPhone')
  await goToNumbers(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/expresscart/)
  const { carts } = await simulator.state(world.id)
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ lineId: 'newLine1' })] })])
})

test.describe('when no numbers come', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper can try again', async ({ page, mount, simulator }) => {
    const world = await mount('ChoiceOfPhone')
    await goToNumbers(page)
    await expect(numbers(page)).toHaveCount(4)
    for (const on of ['cart.holdNumbers', 'cart.holdNumbers'])
      await simulator.command(world.id, { failNext: { on, status: 503 } })
    await page.getByRole('button', { name: 'Show other numbers' }).click()
    await expect(page.getByRole('alert')).toContainText('Looks like something went wrong.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(numbers(page)).toHaveCount(4)
  })
})
