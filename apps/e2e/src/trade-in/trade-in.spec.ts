import { addPhone, fillCart } from '../cart/cart-steps'
import { acceptAll, expectTitle, goOn, placeOrder, typeContact } from '../checkout/checkout-actions'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import { answer, answerGood, estimateOrbit9, nameOrbit9, seeEstimate, tradeInPage } from './trade-in-steps'

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
      patch: { device: { tradeInValue: 165, conditions: [{ condition: good, tradeInValue: 165 }] } }
expect:
  - { rule: lower-value, fired: { min: 1 } }
`

test.describe('a prospect', () => {
  test('trades a phone in alone, from the header to the order @both', async ({
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
    await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeDisabled()
    await goOn(page)
    await expectTitle(page, 'Agreements')
    await acceptAll(page)
    await goOn(page)
    await expectTitle(page, 'Review your order')
    await expect(page.getByText('Trade-in: Orbit 9')).toBeVisible()
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

  test('trades a phone in for a line of the cart, and takes it back', async ({ page, context, world, simulator }) => {
    await addPhone(context.request, 'prospect')
    await page.goto(tradeInPage)
    await nameOrbit9(page)
    await goOn(page)
    await answer(page, /turn on/, 'Yes')
    await answer(page, /screen free/, 'No')
    const aside = page.getByRole('complementary', { name: 'Estimate so far' })
    await expect(aside.getByText('$372.00', { exact: true })).toBeVisible()
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

    await page.goto(`${tradeInPage}?line=newLine1`)
    await page.getByRole('button', { name: 'Remove Orbit 9' }).click()
    await expect(page.getByRole('heading', { name: 'In your cart' })).toHaveCount(0)
    expect(await simulator.state(world.id)).toMatchObject({ carts: [{ tradeIns: [] }] })
  })

  test('lets a worthless device be recycled', async ({ page, axe }) => {
    await page.goto('/sales/digital/tradein/devicedetails.html')
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
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Recycle it free' }).click()
    await expectTitle(page, 'About you')
  })
})

test.describe('a customer', () => {
  test.use({ persona: 'signed-in' })

  test('chooses one of the account’s devices for the new phone, by keyboard', async ({
    page,
    context,
    axe,
    world,
    simulator,
  }) => {
    await fillCart(context, 'signed-in')
    const asked = page.waitForRequest(/accountDevices$/)
    await page.goto(`${tradeInPage}?line=newLine1`)
    expect((await asked).postDataJSON()).toEqual({ cartId: expect.stringMatching(/^C1-/), productId: 'dev14000001' })
    await expect(page.getByRole('radio', { name: /Pelago 7/ })).toBeChecked()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: /Pelago 7/ }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Maren, 207-555-XXXX')).toBeVisible()
    await answerGood(page)
    expect(await axe(page)).toEqual([])
    await seeEstimate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orbit 9 is worth$480.00')
    await expect(page.getByText('$300.00 comes as $8.33 a month for 36 months')).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart with Orbit 12 Pro' }).click()
    await expect(page.getByText('Orbit 9 goes with Orbit 12 Pro.')).toBeVisible()
    const kept = { tradeIns: [{ mtn: '2075550148', lineId: 'newLine1' }] }
    expect(await simulator.state(world.id)).toMatchObject({ carts: [kept] })
  })

  test('accepts no value but the one on screen', async ({ page, simulator, world }) => {
    await page.goto(tradeInPage)
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

  test('reads it all in Spanish', async ({ page }) => {
    await page.goto(`/espanol${tradeInPage}`)
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

  test.describe('when the devices do not come', () => {
    test.use({ expectedErrors: [/503/] })

    test('can try again', async ({ page, simulator, world, axe }) => {
      const { mend } = await failForGood(simulator, world.id, 'tradeIn.accountDevices')
      await page.goto(tradeInPage)
      await expect(page.getByRole('alert')).toContainText('Looks like something went wrong. Please try again later.')
      expect(await axe(page)).toEqual([])
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('radio', { name: /Orbit 9/ })).toBeVisible()
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
    await goOn(page)
    await placeOrder(page).click()
    await expect(page.getByText('Trade-in: Orbit 9')).toBeVisible()
    await expect(page.getByText('The box arrives')).toBeVisible()
  })

  test('is told by the cart what it is, and goes on to its checkout @both', async ({ page, axe }) => {
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

test('who has named no device starts over, with the whole query', async ({ page }) => {
  await page.goto('/sales/digital/devicesummary.html?flow=NSE&condition=good')
  await expect(page).toHaveURL('/sales/digital/tradein.html?flow=NSE')
})

test('who has said nothing of the condition is asked, with the whole query', async ({ page }) => {
  await page.goto('/sales/digital/devicesummary.html?brand=Orbit&model=Orbit%209&flow=NSE')
  await expect(page).toHaveURL('/sales/digital/tradein/devicecondition.html?brand=Orbit&model=Orbit%209&flow=NSE')
})
