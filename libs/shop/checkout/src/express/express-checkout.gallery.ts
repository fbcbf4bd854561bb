import type { Page } from '@playwright/test'
import { acceptAll, expectTitle, goOn, placeOrder, typeCard, typeContact } from '@soe/stories/checkout-steps'
import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './express-checkout.story'

const test = storyTest<typeof stories>()

const acceptAgreements = async (page: Page) => {
  await page.getByRole('region', { name: 'Agreements' }).waitFor()
  await acceptAll(page)
}

test('a device is protected from the checkout, which it leads back to', async ({ page, mount }) => {
  await mount('OfCustomer')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
    'Your accessories come with a bundle discount.',
  )
  const offer = page.getByRole('region', { name: 'Protection' })
  await offer.getByRole('link', { name: 'Protect Orbit 12 Pro' }).click()
  await page
    .getByRole('radio', { name: /Lifeline Basic/ })
    .first()
    .check()
  await expect(page.getByRole('complementary', { name: 'Protection' })).toContainText('$8.50')
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expectTitle(page, 'Checkout')
  await expect(offer).toHaveCount(0)
  await expect(
    page
      .getByText(/^Lifeline Basic/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('a customer who may not order is told first, and at the button that stays closed', async ({ page, mount }) => {
  await mount('Blocked')
  const notice = page.getByRole('alert').filter({ hasText: 'This order cannot be completed online.' })
  await expect(notice.getByRole('link', { name: '(800) 555-0142' })).toBeVisible()
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
  await acceptAgreements(page)
  await expect(notice).toHaveCount(1)
  await expect(placeOrder(page)).toBeDisabled()
})

test('a second number can be changed in the cart, which its checkout leads to', async ({ page, mount }) => {
  await mount('SecondNumber')
  await page.getByRole('link', { name: 'Edit items in the cart' }).click()
  await expect(page).toHaveURL('/sales/next/expresscart.html')
  await expect(page.getByRole('region', { name: 'Line 1' })).toBeVisible()
})

test('a prepaid guest says who orders and pays the first month today', async ({ page, mount, axe, simulator }) => {
  const world = await mount('OfPrepaid', { width: 375 })
  await typeContact(page)
  expect(await axe()).toEqual([])
  await goOn(page)
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect(delivery).toContainText('Standard delivery')
  await page.getByRole('button', { name: 'Edit About you' }).click()
  await page.getByRole('textbox', { name: 'Street address' }).fill('22 Oak Ave')
  await goOn(page)
  await expect(delivery).toContainText('22 Oak Ave')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Add to my next bill' })).toHaveCount(0)
  await typeCard(page)
  await goOn(page)
  await acceptAll(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Maren')
  await expect(page).toHaveURL(/\/sales\/prepaid\/orderconfirmation\.html/)
  expect((await simulator.state(world.id)).orders).toHaveLength(1)
})

test('every sum of the page follows how one would pay, before that is sent', async ({ page, mount }) => {
  await mount('OfCustomer')
  const due = page.getByRole('complementary', { name: 'Summary' }).locator('dl > div', { hasText: 'Due today' })
  const thread = page.getByText(/^So far/)
  const before = (await due.innerText()).replace(/\D+/, '')
  await expect(thread).toContainText(`$${before} today`)
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await expect(due).toContainText('$0.00')
  await expect(thread).toContainText('$0.00 today')
  await expect(page.getByRole('status').filter({ hasText: 'Due today: $0.00' })).toBeAttached()
  await goOn(page)
  await page.getByRole('button', { name: 'Edit Payment' }).click()
  await expect(due).toContainText('$0.00')
  await page.getByRole('radio', { name: /card$/ }).check()
  await expect(due).toContainText(before)
  await expect(thread).toContainText(`$${before} today`)
})

test('the review that an address asks for stays in view when the form above it has come (P2.085)', async ({
  page,
  mount,
}) => {
  await mount('Review')
  const review = page.getByRole('region', { name: 'Review your order' })
  await expect(page.getByLabel('Card number')).toBeAttached()
  await expect(review).toBeFocused()
  await expect(review.getByRole('heading').first()).toBeInViewport()
})

test('a price that rises meanwhile is named, and not called a tax', async ({ page, mount, simulator }) => {
  const world = await mount('OfCustomer')
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await simulator.command(world.id, { setPrice: { skuId: 'orbit-12-pro-kelp-128', priceCents: 104_999 } })
  await goOn(page)
  const said = page.getByText('Your order has changed. Another price: Orbit 12 Pro, Kelp.')
  await expect(said.first()).toContainText('Due monthly is now')
  await acceptAgreements(page)
  const sent = page.waitForRequest(/place-order$/)
  await placeOrder(page).click()
  const { dueToday, dueMonthly } = (await sent).postDataJSON() as { dueToday: number; dueMonthly: number }
  await expect(page.getByText(/^We have your order/)).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toMatchObject([{ order: { totals: { dueToday, dueMonthly } } }])
})

test('an order that was pressed for while the consent was under way is placed at the sum of the press alone', async ({
  page,
  mount,
  simulator,
}) => {
  const world = await mount('OfCustomer')
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
  const rise = { setPrice: { skuId: 'orbit-12-pro-kelp-128', priceCents: 104_999 } }
  await page.route(/accept-agreements$/, async (route) => {
    await placeOrder(page).click()
    await simulator.command(world.id, rise)
    await route.continue()
  })
  await acceptAgreements(page)
  await expect(page.getByText('The total has changed.')).toBeVisible()
  expect((await simulator.state(world.id)).orders).toEqual([])
})

test('dollars pay first, and the bill pays the rest', async ({ page, mount, axe, simulator }) => {
  const world = await mount('Dollars', { width: 375 })
  await page.getByRole('checkbox', { name: 'Halyard dollars' }).click()
  await expect(page.getByRole('checkbox', { name: 'Halyard dollars' })).toBeChecked()
  expect(await axe()).toEqual([])
  await page.getByRole('radio', { name: 'Add to my next bill' }).check()
  await goOn(page)
  await expect(page.getByText('Halyard dollars, $40.00')).toBeVisible()
  await acceptAgreements(page)
  await placeOrder(page).click()
  await expect(page.getByText('We have your order.')).toBeVisible()
  await expect(page.getByText('Halyard dollars')).toBeVisible()
  const { orders } = await simulator.state(world.id)
  expect(orders).toMatchObject([
    { order: { payments: [{ paymentType: 'VD', amount: 40 }, { paymentType: 'account' }] } },
  ])
})

test('nothing is left to pay where dollars cover everything', async ({ page, mount, simulator }) => {
  const world = await mount('DollarsForEverything')
  await page.getByRole('checkbox', { name: 'Halyard dollars' }).click()
  await expect(page.getByText('Nothing left to pay.')).toBeVisible()
  await goOn(page)
  await acceptAgreements(page)
  await placeOrder(page).click()
  await expect(page.getByText('We have your order.')).toBeVisible()
  expect((await simulator.state(world.id)).orders).toMatchObject([{ order: { payment: { paymentType: 'dollars' } } }])
})

test('an accessory moves to the other line, and the order has it there', async ({ page, mount, axe, simulator }) => {
  const world = await mount('TwoLines')
  await page.getByRole('radio', { name: 'Each line its own way' }).click()
  const first = page.getByRole('region', { name: 'Line 1' })
  const second = page.getByRole('region', { name: 'Line 2' })
  await first.getByRole('button', { name: 'Move to line 2, Bosun Charger' }).click()
  await expect(second).toContainText('With Bosun Charger × 2')
  await expect(first).not.toContainText('Bosun Charger')
  await expect(page.getByRole('status').getByText('Bosun Charger travels with line 2.')).toBeAttached()
  expect(await axe()).toEqual([])
  const { carts } = await simulator.state(world.id)
  const accessoriesOf = carts[0]?.lines.map(({ accessories }) => accessories.map(({ skuId, qty }) => `${qty} ${skuId}`))
  expect(accessoriesOf).toEqual([['1 orbit-12-pro-case-kelp', '1 pip-earbuds-chalk'], ['2 bosun-charger-chalk']])
  await second.getByRole('radio', { name: /Free In-Store Pickup/ }).click()
  await expect(second.getByText(/(In stock here|Ordered to this store)$/).first()).toBeVisible()
})

test('a saved card pays, and another is saved where that is asked for', async ({ page, mount, axe, simulator }) => {
  const world = await mount('WithSavedCard', { width: 375 })
  const payment = page.getByRole('region', { name: 'Payment' })
  await page.getByRole('radio', { name: 'Another card' }).check()
  await typeCard(page, '5555555555554444')
  await page.getByRole('checkbox', { name: 'Save this card to my account' }).check()
  expect(await axe()).toEqual([])
  await goOn(page)
  await payment.getByRole('button', { name: 'Edit Payment' }).click()
  await expect(payment.getByRole('radio', { name: /ending/ })).toHaveCount(2)
  await page.getByRole('radio', { name: 'Visa ending 1111' }).check()
  await goOn(page)
  await expect(payment.getByRole('button', { name: 'Edit Payment' })).toBeVisible()
  expect((await simulator.state(world.id)).carts).toMatchObject([
    { payment: { paymentType: 'card', lastFour: '1111' } },
  ])
})

test('the checkout keeps within 320 pixels whatever was typed', async ({ page, mount }) => {
  await mount('Longest', { width: 375 })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
