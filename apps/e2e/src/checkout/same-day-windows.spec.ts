import type { Page } from '@playwright/test'
import type { TestWorld } from '@soe/simulator-client/playwright'
import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { expectTitle, goOn, morning, typeContact } from './checkout-actions'

const serviceAddress = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
const person = { firstName: 'Wen', lastName: 'Tide' }
const contact = { ...person, emailId: 'wen@example.com', phoneNumber: '2075550149', serviceAddress }

const accessory = { mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }

const card = {
  paymentType: 'card' as const,
  cardNumber: '4111111111111111',
  expiryMonth: 4,
  expiryYear: 2031,
  securityCode: '123',
  nameOnCard: 'Wen Tide',
  zipCode: '04101',
}

/** Another shopper orders for the window. */
const orderFor = async (world: TestWorld, sddWindowId: string) => {
  const shopper = await world.enter()
  const cartInfo = {}
  await shopper.call('cart.addAccessories', { body: { cartInfo, data: { lines: [accessory] } } })
  await shopper.call('checkout.updateContact', { body: { cartInfo, contact } })
  await shopper.call('checkout.updateAddress', {
    body: { cartInfo, shippingAddress: { ...person, ...serviceAddress } },
  })
  await shopper.call('checkout.selectShipping', {
    body: { cartInfo, selectedOptionCode: 'SDD_SAMEDAY_NVMP', sddWindowId },
  })
  await shopper.call('checkout.selectPayment', { body: { cartInfo, payment: card } })
  await shopper.call('checkout.acceptAgreements', { body: { cartInfo, agreementIds: ['customer-agreement'] } })
  expect((await shopper.call('checkout.placeOrder', { body: { cartInfo } })).errors).toEqual([])
}

const openDelivery = async (page: Page) => {
  await fillCart(page.context(), 'prospect')
  await page.goto('/sales/nse/aboutyourself.html')
  await typeContact(page)
  await goOn(page)
  await expectTitle(page, 'Delivery')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

// In the morning every window of the day is still to come.
test.use({ clock: { freeze: morning } })

test('a window that fills up while it is chosen is struck, and focus goes to a free one @mobile', async ({
  page,
  world,
  axe,
}) => {
  await openDelivery(page)
  await page.getByRole('radio', { name: /^Same-day delivery Arrives/ }).check()
  const windows = page.getByRole('group', { name: 'Choose a window' }).getByRole('radio')
  await windows.nth(1).check()
  const chosen = (await windows.nth(1).getAttribute('value')) ?? ''
  for (let order = 1; order <= 3; order += 1) await orderFor(world, chosen)
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('has filled up.')
  await expect(windows.nth(1)).toBeDisabled()
  await expect(windows.nth(0)).toBeFocused()
  expect(await axe(page)).toEqual([])
  await goOn(page)
  await expectTitle(page, 'Payment')
})
