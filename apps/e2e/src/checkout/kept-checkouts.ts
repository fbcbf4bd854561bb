import type { Page } from '@playwright/test'
import type { KeptWorld } from '@soe/simulator-client/playwright'
import type { BodyInputOf, OperationKey } from '@soe/contracts'
import { expectTitle, goodCard } from './checkout-actions'

const cartInfo = {}
const address = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
const who = { firstName: 'Maren', lastName: 'Oake', emailId: 'maren@example.com', phoneNumber: '2075550148' }

/** A shopper without pages, or a browser's own requests. */
export interface Caller {
  call<Key extends OperationKey>(key: Key, call: { body: BodyInputOf<Key> }): Promise<{ answer: unknown }>
}

const ask = async <Key extends OperationKey>(shopper: Caller, key: Key, body: BodyInputOf<Key>) =>
  (await shopper.call(key, { body })).answer

export const addPhone = async (shopper: Caller) => {
  const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }
  await ask(shopper, 'cart.addDevice', { cartInfo, data: { lines: [{ device, isNewLine: true }] } })
}

/** A phone with plan and number, and three kinds of accessory. */
export const fillCart = async (shopper: Caller) => {
  await addPhone(shopper)
  const accessories = { 'orbit-12-pro-case-kelp': 1, 'bosun-charger-chalk': 2, 'pip-earbuds-chalk': 1 }
  const addAccessories = Object.entries(accessories).map(([id, qty]) => ({ id, qty }))
  await ask(shopper, 'cart.addPlan', { cartInfo, lineId: 'newLine1', planId: 'mainsail-unlimited' })
  const number = { choice: 'new', zipCode: '30004' } as const
  await ask(shopper, 'cart.assignMtn', { cartInfo, lineId: 'newLine1', number })
  await ask(shopper, 'cart.addAccessories', { cartInfo, data: { lines: [{ mtn: 'newLine1', addAccessories }] } })
}

/** Says who orders, as a guest, and where it goes. */
const goToPayment = async (shopper: Caller) => {
  await fillCart(shopper)
  await ask(shopper, 'checkout.updateContact', { cartInfo, contact: { ...who, serviceAddress: address } })
  await ask(shopper, 'cart.guestChoice', { cartInfo, choice: 'GUEST', emailId: who.emailId })
  await ask(shopper, 'checkout.selectShipping', { cartInfo, selectedOptionCode: 'STANDARD' })
  await ask(shopper, 'checkout.updateAddress', { cartInfo, shippingAddress: { ...who, ...address } })
}

const goToReview = async (shopper: Caller) => {
  await goToPayment(shopper)
  const card = { cardNumber: goodCard, expiryMonth: 12, expiryYear: 2039, securityCode: '123' }
  const payment = { paymentType: 'card', nameOnCard: 'Maren Oake', zipCode: '04101', ...card } as const
  await ask(shopper, 'checkout.selectPayment', { cartInfo, payment })
  const agreementIds = ['customer-agreement', 'device-payment-agreement']
  await ask(shopper, 'checkout.acceptAgreements', { cartInfo, agreementIds })
}

/** A guest who has just ordered. */
export const placeOrder = async (shopper: Caller) => {
  await goToReview(shopper)
  await ask(shopper, 'checkout.placeOrder', { cartInfo })
}

const atPayment: KeptWorld = { name: 'at payment', make: goToPayment }

const atReview: KeptWorld = { name: 'at review', make: goToReview }

/** What the fixtures of a test hold. */
interface Start {
  page: Page
  startFrom: (kept: KeptWorld) => Promise<void>
}

/** Opens a prospect's checkout at its payment. */
export const openPayment = async ({ page, startFrom }: Start) => {
  await startFrom(atPayment)
  await page.goto('/sales/nse/payment.html')
  await expectTitle(page, 'Payment')
}

/** Opens a prospect's checkout in which only the order is to be placed. */
export const openReview = async ({ page, startFrom }: Start) => {
  await startFrom(atReview)
  await page.goto('/sales/nextgen/orderreview.html')
  await expectTitle(page, 'Review your order')
}
