import { addPhone, changeCart, fillCart, openCart } from '../cart/cart-steps'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'

test('a pending step of the cart leads on by its row @both', async ({ page, context, axe }) => {
  await addPhone(context.request, 'prospect')
  await changeCart(context.request, 'prospect', 'add-plan', { lineId: 'newLine1', planId: 'mainsail-unlimited' })
  await openCart(page)
  const steps = page.getByRole('region', { name: 'Before you check out' })
  await expect(steps).toContainText('Line 1, Orbit 12 Pro')
  expect(await axe(page)).toEqual([])
  await steps.getByRole('link', { name: 'Choose a number' }).click()
  await expect(page).toHaveURL(/\/NumberPortin\/newnumber\.html\?mtn=newLine1&intendType=AAL&expresscheckout=true$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/NumberPortin/)
})

test('a quote in the address of the cart brings it back', async ({ page, context, simulator, world }) => {
  await fillCart(context, 'prospect')
  await changeCart(context.request, 'prospect', 'save-cart', { emailId: 'maren@example.com', pccSaved: true })
  const [cart] = (await simulator.state(world.id)).carts as { quoteId?: string }[]
  await page.goto(`/sales/next/expresscart.html?quoteId=${cart?.quoteId}`)
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByText('Your saved cart is back.')).toBeVisible()
})

test('an empty cart leads who came for a trade-in back to it', async ({ page }) => {
  await page.goto('/sales/next/expresscart.html?fromTradeinPage=apo')
  await expect(page).toHaveURL(/\/sales\/digital\/tradein\.html/)
})

test('a quote of zeros is none', async ({ page, context }) => {
  await fillCart(context, 'prospect')
  await page.goto('/sales/next/expresscart.html?quoteId=0000')
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a customer with a saved cart', () => {
  test.use({ persona: 'resumable-case' })

  test('finds it again by opening the cart @wide', async ({ page, simulator, world }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
    await expect(page.getByText('Your saved cart is back.')).toBeVisible()
    const { cases } = await simulator.state(world.id)
    expect(cases).toEqual([expect.objectContaining({ triggerResumeCase: false })])
  })

  test('is asked first where the flag says so @wide', async ({ page, simulator, world, axe }) => {
    await simulator.command(world.id, { setFeatureFlags: { featureFlags: { resumeCaseApiFFlag: false } } })
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByText('You saved this cart.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue with it' }).click()
    await expect(page.getByText('You saved this cart.')).toHaveCount(0)
  })

  test('is asked first where a flag says so of those who bring a device of their own @wide', async ({
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

  test('comes to the promotions first where a flag says so @wide', async ({ page, simulator, world }) => {
    const featureFlags = { enablePromoHubRedirectOnResumeCase: true }
    await simulator.command(world.id, { setFeatureFlags: { featureFlags } })
    await page.goto('/sales/next/expresscart.html')
    await expect(page).toHaveURL(/\/promohub\.html/)
  })
})

test.describe('a customer with several carts', () => {
  test.use({ persona: 'several-cases' })

  test('is told of them at the cart, and resumes the saved one in the hub @wide', async ({ page, axe }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByText('You have 3 carts.')).toBeVisible()
    await page.getByRole('link', { name: 'See saved carts' }).click()
    const carts = page.getByRole('region', { name: 'Saved carts' })
    await expect(carts.getByRole('listitem')).toHaveCount(3)
    await expect(carts.getByRole('heading', { name: '2 × Bosun Charger' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await carts.getByRole('button', { name: /^Resume 2 × Bosun Charger/ }).click()
    await expect(page).toHaveURL('/sales/next/expresscart.html')
    await expect(page.getByRole('heading', { name: /Bosun Charger/ })).toBeVisible()
  })
})

test.describe('a customer who only trades a phone in', () => {
  test.use({ persona: 'standalone-trade-in' })

  test('is told at the cart that the trade-in stands alone', async ({ page }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page).toHaveURL(/redirect=ST1/)
    await expect(page.getByText('Your trade-in is saved on its own.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('standaloneTradeIn'))).toBe('true')
  })
})

test.describe('a customer who adds a second number', () => {
  test.use({ persona: 'second-number' })

  test('is sent from the cart to the review, whose open steps are in the checkout', async ({ page }) => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByRole('region', { name: 'Review your order' })).toContainText('Orbit 12 Pro')
    await expect(page).toHaveURL('/sales/next/expresscheckout.html')
    expect(addresses).toContainEqual(expect.stringContaining('/orderreview'))
  })
})

test.describe('a customer with a scheduled order', () => {
  test.use({ persona: 'scheduled-order', expectedErrors: [/Failed to load resource/] })

  test('is told so instead of the cart', async ({ page }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page).toHaveURL(/error\.html\?id=208/)
  })
})

test.describe('a member who may not buy', () => {
  test.use({ persona: 'account-member' })

  test('leaves line and intent to the owner who signs in', async ({ page, context }) => {
    await addPhone(context.request, 'signed-in')
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByRole('heading', { name: 'Ask the owner to order this' })).toBeVisible()
    const saved = await page.evaluate(() => [sessionStorage.getItem('savedMtn'), sessionStorage.getItem('savedIntent')])
    expect(saved).toEqual(['newLine1', 'AAL'])
  })
})

test.describe('a representative who sells', () => {
  test.use({ persona: 'sales-rep' })

  test('is named in the cart, in the checkout and on the order @both', async ({ page, context, axe }) => {
    await fillCart(context, 'signed-in')
    await openCart(page, 'signed-in')
    await expect(page.getByText('You are selling to Gil. Representative REP4471, RETAIL.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.goto('/sales/next/expresscheckout.html')
    await expect(page.getByText('You are selling to Gil.')).toBeVisible()
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await acceptAll(page)
    await goOn(page)
    await placeOrder(page).click()
    await expect(page.getByText('Sold by representative REP4471.')).toBeVisible()
  })
})

test.describe('a shopper in a store', () => {
  test.use({ persona: 'scan-and-go' })

  test('sees that the cart is paid for there @both', async ({ page, context, axe }) => {
    await fillCart(context, 'prospect')
    await page.goto('/sales/next/expresscart.html')
    await expect(page.getByText('You are shopping at Commercial St, Portland.')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

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
    await typeContact(page)
    await goOn(page)
    await expectTitle(page, 'Payment')
    await expect(page.getByText('You take everything with you from Commercial St, 188 Commercial St')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await typeCard(page)
    await goOn(page)
    await acceptAll(page)
    await goOn(page)
    await placeOrder(page).click()
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
