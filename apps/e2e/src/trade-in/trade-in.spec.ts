import { acceptAll, expectTitle, goOn, placeOrder, typeContact } from '../checkout/checkout-actions'
import { addPhone } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { expectSignedOut } from '../session/session-actions'
import { answerGood, estimateOrbit9, nameOrbit9, seeEstimate, tradeInPage } from './trade-in-steps'

test.describe('a prospect', () => {
  test('trades a phone in alone, from the header to the order @mobile', async ({
    page,
    isMobile,
    axe,
    world,
    simulator,
  }) => {
    if (isMobile) {
      await page.goto(tradeInPage)
      await nameOrbit9(page)
      expect(await axe(page)).toEqual([])
      await goOn(page)
      await answerGood(page)
      await seeEstimate(page)
    } else {
      await estimateOrbit9(page)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orbit 9 is worth$180.00')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept $180.00' }).click()

    await expectTitle(page, 'About you')
    const { cases } = await simulator.state(world.id)
    expect(cases).toHaveLength(1)
    await typeContact(page)
    await goOn(page)
    await expectTitle(page, 'Delivery')
    await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Express delivery/ })).toHaveCount(0)
    await goOn(page)
    await expectTitle(page, 'Agreements')
    await acceptAll(page)
    await goOn(page)
    await expectTitle(page, 'Review your order')
    await expect(page.getByRole('main').getByText('Trade-in, Orbit 9')).toHaveCount(2)
    await placeOrder(page).click()
    await expect(page.getByText('The box arrives')).toBeVisible()
    expect(await axe(page)).toEqual([])
    const { orders } = await simulator.state(world.id)
    expect(orders).toEqual([
      expect.objectContaining({
        order: expect.objectContaining({
          lines: [],
          tradeIns: [expect.objectContaining({ deviceModel: 'Orbit 9', tradeInValue: 180, capacity: '128 GB' })],
          totals: expect.objectContaining({ dueToday: 0 }),
        }),
      }),
    ])
  })

  test.describe('whose visit has ended', () => {
    test.use({ expectedErrors: [/the server responded with a status of 403/] })

    test('is told so, and adds no trade-in to a line that is gone', async ({ page, context, world, simulator }) => {
      await addPhone(context.request, 'prospect')
      const orbit9 = 'brand=Orbit&model=Orbit%209&capacity=128%20GB&carrier=Unlocked&condition=good'
      await page.goto(`/sales/digital/devicesummary.html?line=newLine1&${orbit9}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orbit 9 is worth$480.00')
      await simulator.command(world.id, { expireSession: {} })
      await page.getByRole('button', { name: 'Add to cart with Orbit 12 Pro' }).click()
      await expectSignedOut(page, 'Your visit ended', 'A visit ends after 30 minutes away')
    })
  })
})

test.describe('a customer with a trade-in alone', () => {
  test.use({ persona: 'standalone-trade-in' })

  test('comes from the cart to its checkout, which asks for no payment', async ({ page }) => {
    await page.goto('/sales/next/expresscart.html')
    await expect(page).toHaveURL(/cart\.html\?redirect=ST1/)
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await expect(page).toHaveURL(/expresscheckout\.html/)
    await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0)
    await acceptAll(page)
    await placeOrder(page).click()
    await expect(page.getByRole('main').getByText('Trade-in, Orbit 9')).toHaveCount(2)
    await expect(page.getByText('The box arrives')).toBeVisible()
  })

  test('is told by the cart what it is, and goes on to its checkout', async ({ page, axe }) => {
    await page.goto('/sales/digital/cart.html?redirect=ST1')
    const tradeIn = page.getByRole('region', { name: 'Trade-in only' })
    await expect(tradeIn).toContainText('Trade-in, Orbit 9')
    await expect(tradeIn.getByRole('link', { name: 'Change Trade-in, Orbit 9' })).toHaveAttribute('href', /tradein/)
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Checkout' }).first().click()
    await expect(page).toHaveURL(/expresscheckout\.html/)
    await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0)

    await page.goto('/espanol/sales/digital/cart.html?redirect=ST1')
    await expect(page.getByRole('region', { name: 'Solo intercambio' })).toBeVisible()
  })
})
