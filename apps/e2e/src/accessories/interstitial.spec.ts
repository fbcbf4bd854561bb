import type { Page } from '@playwright/test'
import { addPhone, changeCart, type Persona } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

const address = (persona: Persona) =>
  `/sales/${persona === 'prepay' ? 'prepaid' : 'digital'}/accessoryInterstitial.html`

const openInterstitial = async (page: Page, persona: Persona = 'prospect') => {
  await addPhone(page.request, persona)
  const planId = persona === 'prepay' ? 'dinghy-prepaid-15gb' : 'mainsail-unlimited'
  await changeCart(page.request, persona, 'add-plan', { lineId: 'newLine1', planId })
  await changeCart(page.request, persona, 'assign-mtn', {
    lineId: 'newLine1',
    number: { choice: 'new', zipCode: '30004' },
  })
  await page.goto(address(persona))
}

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true }).click()

test('three accessories earn a discount that the shopper sees @mobile', async ({ page, axe }) => {
  await openInterstitial(page)
  await expect(page.getByText('Add any 3 eligible accessories for 20% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await add(page, 'Orbit 12 Pro Case')
  await add(page, 'Orbit 12 Pro Glass')
  await expect(page.getByText('Add 1 more for 20% off.')).toBeVisible()
  await add(page, 'Bosun Charger')
  await expect(page.getByText('You save')).toBeVisible()
  await expect(page.getByText('$22.00')).toBeVisible()
  await expect(page.getByText('Add 1 more for 25% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
})

test.describe('without recommendations', () => {
  test.use({ expectedErrors: [/503/] })

  test('the shopper goes on to the cart without a word, and Back does not return here', async ({
    page,
    simulator,
    world,
  }) => {
    await page.goto('/smartphones/')
    await failForGood(simulator, world.id, 'recommendations.pdm')
    await openInterstitial(page)
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    await expect(page.getByText('Looks like something went wrong')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/smartphones/')
  })
})

test.describe('prepay', () => {
  test.use({ persona: 'prepay' })

  test('adds one of each, with no stepper, no remove link and no heart', async ({ page, axe }) => {
    await openInterstitial(page, 'prepay')
    await add(page, 'Bosun Charger')
    const charger = tile(page, 'Bosun Charger')
    await expect(charger.getByText('Added')).toBeVisible()
    await expect(charger.getByRole('button', { name: /Remove/ })).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
    await expect(page.locator('main [aria-pressed]')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/sales/prepaid/expresscart.html')
  })
})
