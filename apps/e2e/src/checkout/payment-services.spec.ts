import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { acceptAll, expectTitle, goOn, placeOrder } from './checkout-actions'
import { openPayment } from './kept-checkouts'

const leaveFor = async (page: Page, service: 'PayPal' | 'Affirm') => {
  await page.getByRole('radio', { name: service }).check()
  await page.getByRole('button', { name: `Continue to ${service}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible()
}

for (const { service, refuse, refusal, agree } of [
  {
    service: 'PayPal',
    refuse: 'Pay with an empty account',
    refusal: 'PayPal could not confirm the payment.',
    agree: 'Agree and continue',
  },
  { service: 'Affirm', refuse: 'Apply without income', refusal: 'declined', agree: 'Take the loan' },
] as const) {
  test(`${service} is left without paying, refuses, and pays for an order`, async ({
    page,
    axe,
    world,
    simulator,
    startFrom,
  }) => {
    await openPayment({ page, startFrom })
    expect(await axe(page)).toEqual([])

    await test.step('left without paying', async () => {
      await leaveFor(page, service)
      await page.getByRole('button', { name: 'Cancel and go back' }).click()
      await expect(page.getByRole('alert')).toContainText('Nothing was charged')
      await expect(page).toHaveURL(/\/payment\.html$/)
      expect(await axe(page)).toEqual([])
      const { carts } = await simulator.state(world.id)
      expect(carts[0]).not.toHaveProperty('payment')
      await page.reload()
      await expectTitle(page, 'Payment')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    await test.step('refused', async () => {
      await leaveFor(page, service)
      await page.getByRole('button', { name: refuse }).click()
      await expect(page.getByRole('alert')).toContainText(refusal)
      await expectTitle(page, 'Payment')
    })

    await test.step('paid', async () => {
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
  })
}

test('a wallet refuses, and another pays', async ({ page, world, simulator, startFrom }) => {
  await openPayment({ page, startFrom })
  const answer = async (wallet: string, label: string) => {
    await page.getByRole('button', { name: wallet }).click()
    await expect(page.getByRole('heading', { level: 1, name: wallet })).toBeVisible()
    await page.getByRole('button', { name: label }).click()
  }
  await answer('Orbit Pay', 'Cancel and go back')
  await expect(page.getByRole('alert')).toContainText('Nothing was charged')
  await answer('Orbit Pay', 'Pay with a blocked card')
  await expect(page.getByRole('alert')).toContainText('declined')
  await expect(page).toHaveURL(/\/payment\.html$/)
  await answer('Pelago Pay', 'Pay with this device')
  await expectTitle(page, 'Agreements')
  await acceptAll(page)
  await goOn(page)
  await expectTitle(page, 'Review your order')
  await expect(page.getByText('Pelago Pay')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByText('Pelago Pay.')).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toMatchObject([{ order: { payment: { paymentType: 'wallet', brand: 'Pelago Pay' } } }])
})

test('an address that only says that PayPal has paid pays nothing', async ({ page, world, simulator, startFrom }) => {
  await openPayment({ page, startFrom })
  await page.goto('/sales/nse/payment.html?paypalTransaction=true')
  await expectTitle(page, 'Payment')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  expect((await simulator.state(world.id)).carts[0]).not.toHaveProperty('payment')
})
