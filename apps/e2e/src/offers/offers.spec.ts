import { addPhone, fillCart, openFilledCart } from '../cart/cart-steps'
import { morning } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'

test('every offer leads to its device, in English and Spanish @both', async ({ page, axe }) => {
  await page.goto('/sales/digital/leadoffers.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Your best offer' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'More offers' }).getByRole('listitem')).toHaveCount(3)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'See every offer' }).click()
  await expect(page).toHaveURL('/sales/digital/jtooffers.html')
  const phones = page.getByRole('region', { name: 'Smartphones' })
  await expect(phones.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watches' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await phones.getByRole('link', { name: 'Orbit 12 Pro', exact: true }).click()
  await expect(page).toHaveURL('/smartphones/orbit-12-pro/')

  await page.goto('/espanol/sales/digital/leadoffers.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu mejor oferta' })).toBeVisible()
})

test('a bundle is built and bought with one press @both', async ({ page, axe, simulator, world }) => {
  await page.goto('/sales/digital/promobundlebuilder.html')
  await expect(page.getByText('Choose any 3 for 20% off.')).toBeVisible()
  const choices = page.getByRole('checkbox')
  const names = await Promise.all([0, 1, 2].map((index) => choices.nth(index).getAttribute('aria-label')))
  for (const name of names) await page.getByRole('checkbox', { name: name ?? '', exact: true }).check()
  await expect(page.getByText('Bundle discount, 20%')).toBeVisible()
  await expect(page.getByText('Choose 1 more for 25% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Add bundle to cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByText('20% off accessories').or(page.getByText(/20%/)).first()).toBeVisible()
  const { carts } = await simulator.state(world.id)
  const accessories = [1, 1, 1].map((qty) => expect.objectContaining({ qty }))
  expect(carts).toEqual([expect.objectContaining({ lines: [expect.objectContaining({ accessories })] })])
})

test('the cart leads to every accessory that counts, and what is added there counts', async ({ page, axe }) => {
  await openFilledCart(page)
  await page.getByRole('link', { name: 'See everything that counts toward the discount' }).click()
  await expect(page).toHaveURL('/sales/digital/accessorybundle.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories that save together')
  await expect(page.getByText('Add 1 more for 25% off.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Add Orbit 12 Pro Glass', exact: true }).click()
  await expect(page.getByText('Add 1 more for 30% off.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await expect(page.getByText('Orbit 12 Pro Glass').first()).toBeVisible()
})

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
  await expect(page).toHaveURL(/plans\/planoverview/)
})

test('same-day delivery needs an address first', async ({ page, axe }) => {
  await fillCart(page.context(), 'prospect')
  await page.goto('/sales/nextgen/sddinterstitial.html')
  await expect(page.getByText('Same-day delivery needs an address.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
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

test.describe('when a read fails', () => {
  test.use({ expectedErrors: [/503/] })

  const pages = [
    ['leadoffers', 'catalogue.listProducts', 'More offers'],
    ['promobundlebuilder', 'catalogue.listBundles', 'Accessories that count'],
    ['accessorybundle', 'catalogue.listBundles', 'Bosun Charger'],
  ] as const

  for (const [name, operation, shown] of pages) {
    test(`the page ${name} can be tried again`, async ({ page, simulator, world }) => {
      const { mend } = await failForGood(simulator, world.id, operation)
      await page.goto(`/sales/digital/${name}.html`)
      await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()
    })
  }

  test('the offer of a line can be tried again', async ({ page, context, simulator, world }) => {
    await addPhone(context.request, 'prospect')
    const { mend } = await failForGood(simulator, world.id, 'catalogue.getProduct')
    await page.goto('/sales/digital/offerinterstitial.html?line=newLine1')
    await expect(page.getByRole('alert')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Trade in a device' })).toBeVisible()
  })
})
