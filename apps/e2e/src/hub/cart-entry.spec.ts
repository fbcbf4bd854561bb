import { changeCart, fillCart, openCart } from '../cart/cart-steps'
import { acceptAll, goOn, placeOrder, typeAddressee, typeCard } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

test('a quote in the address of the cart brings it back', async ({ page, context, simulator, world }) => {
  await fillCart(context, 'prospect')
  await changeCart(context.request, 'prospect', 'save-cart', { emailId: 'maren@example.com', pccSaved: true })
  const [cart] = (await simulator.state(world.id)).carts as { quoteId?: string }[]
  await page.goto(`/sales/next/expresscart.html?quoteId=${cart?.quoteId}`)
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByText('Your saved cart is back.')).toBeVisible()
})

test.describe('a customer with a saved cart', () => {
  test.use({ persona: 'resumable-case' })

  test('is asked first where a flag says so of those who bring a device of their own (C9.88) @wide', async ({
    page,
    simulator,
    world,
  }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { blockTriggerResumeCaseForBYOD: true } } })
    await page.addInitScript(() => sessionStorage.setItem('byodCart', 'true'))
    await page.route('**/feature-flags.json*', async (route) => {
      await page.getByRole('region', { name: 'Line 1' }).waitFor()
      await route.continue()
    })
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByText('You saved this cart.')).toBeVisible()
  })
})

test.describe('a representative who sells', () => {
  test.use({ persona: 'sales-rep' })

  test('is named in the cart, in the checkout and on the order', async ({ page, context, axe }) => {
    await fillCart(context, 'signed-in')
    await openCart(page, 'signed-in')
    await expect(page.getByText('You are selling to Gil. Representative REP4471, RETAIL.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/sales/next/expresscheckout.html')
    await expect(page.getByText('You are selling to Gil.')).toBeVisible()
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page.getByText('Sold by representative REP4471.')).toBeVisible()
  })
})

test.describe('a shopper in a store', () => {
  test.use({ persona: 'scan-and-go' })

  test('scans what is on the shelf, pays, and takes it along', async ({ page, axe, simulator, world }) => {
    await openCart(page)
    await page.getByRole('textbox', { name: 'Code on the shelf' }).fill('BOSUN-CHARGER-NONE')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No accessory here has this code.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Code on the shelf' }).fill('BOSUN-CHARGER-CHALK')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Accessories' })).toContainText('Bosun Charger')
    await expect(page.getByText('You take everything with you from Commercial St, Portland.')).toBeVisible()
    const [added] = (await simulator.journal(world.id, { operation: 'cart.addAccessories' })).entries.slice(-1)
    expect(added?.request.body).toMatchObject({
      data: { depletionType: 'L', lines: [{ ispuFlow: true, depletionLocationCode: '0412001' }] },
    })
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await typeAddressee(page)
    await goOn(page)
    await expect(page.getByLabel('Card number')).toBeVisible()
    await expect(page.getByText('You take everything with you from Commercial St, 188 Commercial St')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await typeCard(page)
    await page
      .getByRole('button', { name: /^Place order · / })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Yours to take from Commercial St' })).toBeVisible()
    await expect(page.getByText('Show this page at the door')).toBeVisible()
    const { orders } = await simulator.state(world.id)
    const order = { flowType: 'SCAN_AND_GO', shipping: { shippingOptionId: 'ISPU' } }
    expect(orders).toMatchObject([{ order }])
  })
})

test('Back to a cart that has been emptied leads to the phones where the flag says so @wide', async ({
  page,
  simulator,
  world,
}) => {
  await simulator.command(world.id, { setFeatureFlags: { featureFlags: { emptyCartRedirectFFlag: true } } })
  await openCart(page)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Shop devices' }).click()
  await expect(page.getByRole('heading', { name: /^Smartphones/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/smartphones$/)
})

test.describe('the empty cart of a prepaid shopper', () => {
  test.use({ persona: 'prepay' })

  test('stays on Back', async ({ page, simulator, world }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { emptyCartRedirectFFlag: true } } })
    await openCart(page, 'prepay')
    await page.getByRole('link', { name: 'Shop devices' }).click()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})
