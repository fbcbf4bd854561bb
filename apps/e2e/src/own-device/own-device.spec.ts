import type { Page } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

const good = '35-209900-176148-1'

const choosePelago = async (page: Page) => {
  await page.getByRole('radio', { name: 'Pelago' }).check()
  await page.getByLabel('Model', { exact: true }).selectOption('Pelago 9')
}

const typeImei = (page: Page, imei: string) => page.getByLabel('IMEI, 15 digits').fill(imei)

const choosePlan = (page: Page) => page.getByRole('button', { name: 'Choose a plan' })

test('a prospect brings a phone from the header to the order @mobile', async ({
  page,
  axe,
  simulator,
  world,
  isMobile,
}) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Bring your own' })
    .or(page.getByRole('dialog').getByRole('link', { name: 'Bring your own' }))
    .first()
    .click()
  await expectTitle(page, 'Bring your own device')
  await choosePelago(page)
  expect(await axe(page)).toEqual([])
  await typeImei(page, good)
  await expect(page.getByLabel('IMEI, 15 digits')).toHaveValue('35 209900 176148 1')
  await expect(page.getByText('Pelago 9 works on Halyard.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^eSIM/ })).toBeChecked()
  expect(await axe(page)).toEqual([])

  await choosePlan(page).click()
  await expectTitle(page, 'Choose a plan')
  await goOn(page)
  await expectTitle(page, 'Choose a number')
  await goOn(page)
  await expect(page).toHaveURL(/accessoryInterstitial/)
  const { carts } = await simulator.state(world.id)
  const sim = { simType: 'ESIM', smartImeiDevice: '352099001761481' }
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ activity: 'NSEBYOD', sim })] })])

  await goOn(page)
  await expect(page.getByText('Your own device')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expectTitle(page, 'Checkout')
  await typeContact(page)
  await goOn(page)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await expectTitle(page, 'Review your order')
  await expect(page.getByText('Your own device')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: 'Nothing to wait for' })).toBeVisible()
  await expect(page.getByText(/^Arrives/)).toHaveCount(0)
  await expect(page.getByText('Activate your eSIM')).toBeVisible()
})
