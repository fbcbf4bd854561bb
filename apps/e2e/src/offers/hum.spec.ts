import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const humLine = (term: number) =>
  expect.objectContaining({
    lines: [expect.objectContaining({ device: expect.objectContaining({ productId: 'dev14000035', term }) })],
  })

/** From the grid to the page that asks about the device just added. */
const addHum = async (page: Page) => {
  await page.goto('/tablets/')
  await page.getByRole('link', { name: 'Hum Dash' }).first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/humconfig/)
}

test.describe('on the classic journey', () => {
  test.beforeEach(async ({ simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { classicJourney: true } } })
  })

  test('a guest says how the device for the car is paid for @mobile', async ({ page, axe, simulator, world }) => {
    await addHum(page)
    await expect(page).toHaveURL(
      '/sales/digital/humconfig.html?sorId=HUM-DASH-TAR-64&contractTerm=INSTALLMENT&dppMonths=36',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your Hum')
    await expect(page.getByRole('radio', { name: '36 Months' })).toBeChecked()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: '24 Months' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    expect((await simulator.state(world.id)).carts).toEqual([humLine(24)])
    await expect(page.getByRole('region', { name: 'Line 1' })).toContainText('24 months')
    await page.getByRole('link', { name: 'Choose a plan' }).first().click()
    await expect(page).toHaveURL(/plans/)
  })

  test('the address decides what is chosen first, in Spanish too', async ({ page }) => {
    await addHum(page)
    await page.goto('/espanol/sales/digital/humconfig.html?sorId=HUM-DASH-TAR-64&contractTerm=MONTH_TO_MONTH')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configura tu Hum')
    await expect(page.getByRole('radio', { name: 'Precio completo' })).toBeChecked()
  })

  test.describe('when the device does not come', () => {
    test.use({ expectedErrors: [/503/] })

    test('the shopper can try again', async ({ page, simulator, world, axe }) => {
      await addHum(page)
      const { mend } = await failForGood(simulator, world.id, 'catalogue.getProduct')
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
      expect(await axe(page)).toEqual([])
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('radio').first()).toBeVisible()
    })
  })
})

test('without a hum device in the cart there is nothing to set up', async ({ page, axe }) => {
  await page.goto('/sales/digital/humconfig.html?sorId=HUM-DASH-TAR-64')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no line to set up')
  expect(await axe(page)).toEqual([])
})
