import type { Page } from '@playwright/test'
import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { acceptAll, expectTitle, fillToPayment, goOn, placeOrder } from './checkout-actions'

const toPayment = async (page: Page) => {
  await fillCart(page.context(), 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await fillToPayment(page)
}

const leaveFor = async (page: Page, service: 'PayPal' | 'Affirm') => {
  await page.getByRole('radio', { name: service }).check()
  await page.getByRole('button', { name: `Continue to ${service}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible()
}

for (const [service, agree] of [
  ['PayPal', 'Agree and continue'],
  ['Affirm', 'Take the loan'],
] as const) {
  test(`${service} pays for an order`, async ({ page, axe, world, simulator }) => {
    await toPayment(page)
    expect(await axe(page)).toEqual([])
    await leaveFor(page, service)
    await page.getByRole('button', { name: agree }).click()
    await expectTitle(page, 'Agreements')
    await acceptAll(page)
    await goOn(page)
    await expectTitle(page, 'Review your order')
    await placeOrder(page).click()
    await expect(page.getByText('We have your order.')).toBeVisible()
    const paymentType = service.toLowerCase()
    expect((await simulator.state(world.id)).orders).toMatchObject([{ order: { payment: { paymentType } } }])
  })

  test(`${service} can be left without paying`, async ({ page, axe, world, simulator }) => {
    await toPayment(page)
    await leaveFor(page, service)
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was charged')
    await expect(page).toHaveURL(/\/payment\.html$/)
    expect(await axe(page)).toEqual([])
    const { carts } = await simulator.state(world.id)
    expect(carts[0]).not.toHaveProperty('payment')
    await page.reload()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a payment that PayPal declines is said on the payment page', async ({ page }) => {
  await toPayment(page)
  await leaveFor(page, 'PayPal')
  await page.getByRole('button', { name: 'Pay with an empty account' }).click()
  await expect(page.getByRole('alert')).toContainText('PayPal could not confirm the payment.')
  await expectTitle(page, 'Payment')
})

test('a loan that Affirm refuses is said on the payment page', async ({ page }) => {
  await toPayment(page)
  await leaveFor(page, 'Affirm')
  await page.getByRole('button', { name: 'Apply without income' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await expectTitle(page, 'Payment')
})

test('an address that only says that PayPal has paid pays nothing', async ({ page, world, simulator }) => {
  await toPayment(page)
  await page.goto('/sales/nse/payment.html?paypalTransaction=true')
  await expectTitle(page, 'Payment')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  expect((await simulator.state(world.id)).carts[0]).not.toHaveProperty('payment')
})

test.describe('a customer who holds dollars', () => {
  test.use({ persona: 'signed-in' })

  test('uses them first, and pays the rest on the bill @both', async ({ page, axe, world, simulator }) => {
    await fillCart(page.context(), 'signed-in')
    await simulator.command(world.id, { setCredit: { carrierDollarCents: 4000, deviceDollarCents: 100 } })
    await page.goto('/sales/next/expresscheckout.html')
    await page.getByRole('checkbox', { name: 'Halyard dollars' }).click()
    await expect(page.getByRole('checkbox', { name: 'Halyard dollars' })).toBeChecked()
    expect(await axe(page)).toEqual([])
    await page.getByRole('radio', { name: 'Add to my next bill' }).check()
    await goOn(page)
    await expect(page.getByText('Halyard dollars, $40.00')).toBeVisible()
    await page.getByRole('heading', { name: 'Customer agreement' }).waitFor()
    await acceptAll(page)
    await goOn(page)
    await placeOrder(page).click()
    await expect(page.getByText('We have your order.')).toBeVisible()
    await expect(page.getByText('Halyard dollars')).toBeVisible()
    const { orders } = await simulator.state(world.id)
    expect(orders).toMatchObject([
      { order: { payments: [{ paymentType: 'VD', amount: 40 }, { paymentType: 'account' }] } },
    ])
  })

  test('has nothing left to pay where they cover everything', async ({ page, world, simulator }) => {
    await fillCart(page.context(), 'signed-in')
    await simulator.command(world.id, { setCredit: { carrierDollarCents: 90_000 } })
    await page.goto('/sales/next/expresscheckout.html')
    await page.getByRole('checkbox', { name: 'Halyard dollars' }).click()
    await expect(page.getByText('Nothing left to pay.')).toBeVisible()
    await goOn(page)
    await page.getByRole('heading', { name: 'Customer agreement' }).waitFor()
    await acceptAll(page)
    await goOn(page)
    await placeOrder(page).click()
    await expect(page.getByText('We have your order.')).toBeVisible()
    expect((await simulator.state(world.id)).orders).toMatchObject([{ order: { payment: { paymentType: 'dollars' } } }])
  })
})
