import { fillCart } from '../cart/cart-steps'
import { morning } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

test('the offer of a device comes before its plan while the carrier says so', async ({
  page,
  axe,
  simulator,
  world,
}) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { offerInterstitial: true } } })
  await page.goto('/smartphones/orbit-12-pro/')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL('/sales/digital/offerinterstitial.html?line=newLine1')
  await expect(page.getByRole('heading', { level: 1, name: 'Offers for your device' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trade in a device' })).toHaveAttribute(
    'href',
    /tradein\.html\?line=newLine1/,
  )
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/numberselection/)
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in', clock: { freeze: morning } })

  test('chooses a time of today and finds it in the cart', async ({ page, axe, simulator, world }) => {
    await fillCart(page.context(), 'signed-in')
    await page.goto('/sales/next/expresscart.html')
    await page.getByRole('link', { name: 'Need it sooner? See today’s delivery times' }).click()
    await expect(page).toHaveURL('/sales/nextgen/sddinterstitial.html')
    const windows = page.getByRole('group', { name: 'When we come' }).getByRole('radio')
    await windows.last().check()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Deliver it then' }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    const { carts } = await simulator.state(world.id)
    expect(carts).toEqual([
      expect.objectContaining({ shippingOptionId: expect.stringMatching(/^SDD/), sddWindowId: expect.any(String) }),
    ])
  })

  test('comes from the hub to the offers', async ({ page }) => {
    await page.goto('/sales/nextgen/expresshub.html')
    await page.getByRole('link', { name: 'Offers', exact: true }).click()
    await expect(page).toHaveURL('/sales/digital/leadoffers.html')
  })
})
