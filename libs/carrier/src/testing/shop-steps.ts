import type { BodyInputOf } from '@soe/contracts'
import { totalsOf } from './cart-views'
import type { OperationClient } from './create-shopper'

export const orbit = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001' } as const

export const maren = {
  firstName: 'Maren',
  lastName: 'Oake',
  emailId: 'maren@example.com',
  phoneNumber: '2075550148',
  serviceAddress: { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' },
}

export const goodCard = {
  paymentType: 'card',
  cardNumber: '4111111111111111',
  expiryMonth: 4,
  expiryYear: 2031,
  securityCode: '123',
  nameOnCard: 'Maren Oake',
  zipCode: '04101',
} as const

type DeviceOptions = { id?: string; productId?: string; dppMonths?: number; intendType?: string; lineId?: string }

export const deviceBody = (options: DeviceOptions = {}): BodyInputOf<'cart.addDevice'> => {
  const { id = orbit.id, productId = orbit.productId, dppMonths = 36, intendType = 'AAL', lineId } = options
  const contractTerm = dppMonths > 0 ? 'INSTALLMENT' : 'MONTH_TO_MONTH'
  return {
    cartInfo: { intendType },
    data: {
      lines: [{ device: { id, productId, dppMonths, contractTerm }, isNewLine: true, ...(lineId && { lineId }) }],
    },
  }
}

export const addDevice = async (shopper: OperationClient, options?: DeviceOptions, requestId?: string) =>
  (await shopper.call('cart.addDevice', { body: deviceBody(options), ...(requestId && { requestId }) })).answer

export const accessoryBody = (
  accessories: { id: string; qty: number }[],
  mtn = 'newLine1',
): BodyInputOf<'cart.addAccessories'> => ({ cartInfo: {}, data: { lines: [{ mtn, addAccessories: accessories }] } })

export const choosePlan = (shopper: OperationClient, planId = 'mainsail-unlimited', lineId = 'newLine1') =>
  shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId, planId } })

export const chooseNewNumber = (shopper: OperationClient, lineId = 'newLine1') =>
  shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId, number: { choice: 'new', zipCode: '30004' } } })

/** A cart whose line lacks nothing. */
export const fillCart = async (shopper: OperationClient, options?: DeviceOptions) => {
  await addDevice(shopper, options)
  await choosePlan(shopper)
  return (await chooseNewNumber(shopper)).answer
}

/** A phone paid in full and two accessories: enough to take something off. */
export const bigCart = async (shopper: OperationClient) => {
  await fillCart(shopper, { dppMonths: 0 })
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
  return totalsOf(shopper)
}

/** Everything that checkout asks a stranger for. */
export const fillCheckout = async (shopper: OperationClient, contact = maren) => {
  const { firstName, lastName, serviceAddress } = contact
  await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
  await shopper.call('checkout.updateAddress', {
    body: { cartInfo: {}, shippingAddress: { firstName, lastName, ...serviceAddress } },
  })
  await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: goodCard } })
  return (await acceptAll(shopper)).answer
}

/** Ships to Maren's address, or to one like it. */
export const shipTo = (
  shopper: OperationClient,
  change: Partial<typeof maren.serviceAddress & { addressLine2: string }> = {},
) =>
  shopper.call('checkout.updateAddress', {
    body: {
      cartInfo: {},
      shippingAddress: { firstName: 'Maren', lastName: 'Oake', ...maren.serviceAddress, ...change },
    },
  })

export const acceptAll = (shopper: OperationClient) =>
  shopper.call('checkout.acceptAgreements', {
    body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement', 'trade-in-agreement'] },
  })

export const placeOrder = async (shopper: OperationClient) =>
  (await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })).answer.order

/** From an empty cart to everything but the last press. */
export const readyToOrder = async (shopper: OperationClient) => {
  await fillCart(shopper)
  return fillCheckout(shopper)
}
