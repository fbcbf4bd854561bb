import type { Page } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '../checkout/checkout-actions'
import { openCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'

const expressCheckout = '/sales/next/expresscheckout.html'

const goToPlaceOrder = async (page: Page) => {
  await page.goto(expressCheckout)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await goOn(page)
  await placeOrder(page).waitFor()
}

for (const { persona, asks, title, ahead, row } of [
  {
    persona: 'down-payment',
    asks: 'A down payment is needed',
    title: 'Approved, with a down payment.',
    ahead: 150,
    row: 'Down payment, Orbit 12 Pro',
  },
  {
    persona: 'deposit-required',
    asks: 'A security deposit is needed',
    title: 'Approved, with a deposit.',
    ahead: 400,
    row: 'Security deposit',
  },
] as const) {
  test.describe(persona, () => {
    test.use({ persona })

    test('what is to be paid ahead is agreed to, and charged once with the order @both', async ({
      page,
      axe,
      world,
      simulator,
    }) => {
      await goToPlaceOrder(page)
      await placeOrder(page).click()
      await expect(page.getByText(asks)).toBeVisible()
      await expect(placeOrder(page)).toBeDisabled()
      await page.getByRole('link', { name: 'See what is due' }).click()
      await expectTitle(page, title)
      expect(await axe(page)).toEqual([])
      await expect(page.getByRole('deletion')).toHaveText(persona === 'down-payment' ? ['$27.77/mo'] : [])
      const agree = page.getByRole('button', { name: /^Pay \$[\d,.]+ and review$/ })
      const sum = /\$([\d,.]+) and/.exec((await agree.textContent()) ?? '')?.[1] ?? ''
      expect((await simulator.state(world.id)).orders).toHaveLength(0)
      await agree.click()
      await expect(page).toHaveURL(/expresscheckout\.html\?orderreview=true/)
      await expect(page.getByText(row).filter({ visible: true }).first()).toBeVisible()
      await placeOrder(page).click()
      await expect(page.getByText('We have your order.')).toBeVisible()
      const { orders } = await simulator.state(world.id)
      expect(orders).toHaveLength(1)
      const [{ order } = { order: undefined }] = orders as { order: { totals: { dueToday: number } } }[]
      expect(order?.totals.dueToday.toFixed(2)).toBe(sum.replace(',', ''))
      expect(order?.totals.dueToday).toBeGreaterThan(ahead)
    })
  })
}

test.describe('a declined customer', () => {
  test.use({ persona: 'credit-declined' })

  test('reads what stays open, from the cart on @both', async ({ page, axe }) => {
    await openCart(page, 'signed-in')
    await expect(page).toHaveURL(/cart\.html\?redirect=notapproved2/)
    await page.getByRole('link', { name: 'See your options' }).click()
    await expectTitle(page, 'No monthly payments this time.')
    expect(await axe(page)).toEqual([])
    await expect(page).not.toHaveTitle(/denied|declined/i)
    await page.getByRole('link', { name: /^Pay for the devices today/ }).click()
    await expect(page).toHaveURL(/orbit-12-pro.*term=0/)
  })

  test('corrects the details, and is checked again', async ({ page, axe, world, simulator }) => {
    await page.goto('/sales/nse/creditresult.html')
    await page.getByRole('link', { name: /^Ask about a mistake/ }).click()
    await expectTitle(page, 'Correct your details')
    await page.getByLabel('Last name').fill('Lenz-Moor')
    await page.getByLabel('Date of birth').fill('1990-02-03')
    await page.getByRole('button', { name: 'Check my credit' }).click()
    await expect(page.getByText('Tick the box to go on.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('checkbox').check()
    await simulator.command(world.id, { setCredit: { status: 'AP' } })
    await page.getByRole('button', { name: 'Check my credit' }).click()
    await expectTitle(page, 'Approved.')
    await page.getByRole('link', { name: 'Review your order' }).click()
    await expect(page.getByText('Hugo Lenz-Moor').first()).toBeVisible()
  })
})

test.describe('a customer with a frozen file', () => {
  test.use({ persona: 'credit-frozen' })

  test('can not order, checks again, and goes on once it is thawed @both', async ({ page, axe, world, simulator }) => {
    await goToPlaceOrder(page)
    await expect(placeOrder(page)).toBeDisabled()
    await page.getByRole('link', { name: 'Check your credit' }).click()
    await expectTitle(page, 'Your credit file is frozen.')
    await expect(page.getByText(/^Last tried/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText(/^Still locked at \d+:\d\d/)).toBeVisible()
    await simulator.command(world.id, { setCredit: { status: 'AP', frozen: false } })
    await page.getByRole('button', { name: 'Check again' }).click()
    await expectTitle(page, 'Approved.')
  })

  test('reads it in Spanish', async ({ page }) => {
    await page.goto('/espanol/sales/nse/credithold.html')
    await expectTitle(page, 'Tu crédito está bloqueado.')
  })
})

test.describe('an exchange', () => {
  test.use({ persona: 'refund-exchange' })

  test('waits for its credit on a review of its own', async ({ page, axe }) => {
    await openCart(page, 'signed-in')
    await expect(page).toHaveURL(/refundexchange\/order-review\.html/)
    await expectTitle(page, 'Review your exchange')
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Check again' }).click()
    await expectTitle(page, 'Your credit check is still running.')
  })
})

test.describe('a customer on hold', () => {
  test.use({ persona: 'credit-hold' })

  test('is led from the cart to the hold', async ({ page }) => {
    await openCart(page, 'signed-in')
    await expect(page).toHaveURL(/existingcredithold\.html/)
    await expectTitle(page, 'Your credit check is on hold.')
  })
})

test.describe('a guest whose credit is being checked', () => {
  test.use({ persona: 'guest-credit-pending' })

  test('is approved by a second check', async ({ page }) => {
    await page.goto('/sales/nse/aboutyourself.html')
    await typeContact(page)
    await goOn(page)
    await expectTitle(page, 'Delivery')
    await page.goto('/sales/nse/credithold.html')
    await expectTitle(page, 'Your credit check is still running.')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expectTitle(page, 'Approved.')
  })
})
