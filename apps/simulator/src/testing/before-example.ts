import { exampleFor, findOperation, operations, type BodyInputOf, type OperationKey } from '@soe/contracts'
import type { Shopper } from './create-shopper'
import { addDevice as addDeviceWith, chooseNewNumber, fillCheckout, placeOrder } from '@soe/carrier/testing'

export const exampleOf = <Key extends OperationKey>(key: Key) =>
  operations.find((operation) => operation.key === key)?.operation.metadata.example.body as BodyInputOf<Key>

/** Does what the example of an operation shows to the shopper's audience. */
const doExample = async (shopper: Shopper, key: OperationKey) => {
  const { body } = exampleFor(findOperation(key).metadata, shopper.audience)
  return (await shopper.call(key, { body: body as BodyInputOf<typeof key> })).answer
}

const addDevice = (shopper: Shopper) => doExample(shopper, 'cart.addDevice')

const choosePlan = (shopper: Shopper) => doExample(shopper, 'cart.addPlan')

const fillCart = async (shopper: Shopper) => {
  await addDevice(shopper)
  await choosePlan(shopper)
  return (await chooseNewNumber(shopper)).answer
}

const readyToOrder = async (shopper: Shopper) => {
  await fillCart(shopper)
  return fillCheckout(shopper)
}

const addPaidDevice = (shopper: Shopper) => addDeviceWith(shopper, { dppMonths: 0 })

const saveFilledCart = async (shopper: Shopper) => {
  await fillCart(shopper)
  await shopper.call('cart.saveCart', { body: exampleOf('cart.saveCart') })
}

const placeAnOrder = async (shopper: Shopper) => {
  await readyToOrder(shopper)
  await placeOrder(shopper)
}

/** The steps that the example of an operation needs before it; most need none. */
export const beforeExample: Partial<Record<OperationKey, (shopper: Shopper) => Promise<unknown>>> = {
  'cart.removeDevice': addDevice,
  'cart.addAccessories': addDevice,
  'cart.addPlan': addDevice,
  'cart.assignMtn': async (shopper) => {
    await addDevice(shopper)
    await choosePlan(shopper)
  },
  'cart.holdNumbers': addDevice,
  'cart.addStep': fillCart,
  'cart.retrieveBundleAccCart': fillCart,
  'cart.validateOrder': readyToOrder,
  'cart.saveCart': fillCart,
  'cart.addFeatures': addDevice,
  'cart.calculateMultiLineTax': addDevice,
  'cart.updateBarcode': addDevice,
  'cart.e911Address': addDevice,
  'cart.validateE911Address': addDevice,
  'cart.switchSim': addDevice,
  'cart.guestChoice': addDevice,
  'cart.validateCart': addDevice,
  'cart.addDonation': addDevice,
  'cart.applyPromo': addPaidDevice,
  'cart.removePromo': async (shopper) => {
    await addPaidDevice(shopper)
    await shopper.call('cart.applyPromo', { body: exampleOf('cart.applyPromo') })
  },
  'promo.validateRaf': addDevice,
  'promo.validateFriendsAndFamily': addDevice,
  'promo.vendorValidateAndUpdateCart': addDevice,
  'checkout.getCheckoutDetails': fillCart,
  'checkout.updateContact': fillCart,
  'checkout.updateAddress': fillCart,
  'checkout.selectShipping': fillCart,
  'checkout.selectPayment': fillCart,
  'checkout.setAutoPay': fillCart,
  'checkout.acceptAgreements': fillCart,
  'checkout.placeOrder': readyToOrder,
  'checkout.getOrder': placeAnOrder,
  'checkout.listOrders': placeAnOrder,
  'checkout.findOrder': placeAnOrder,
  'checkout.getBuySimCheckoutDetails': fillCart,
  'checkout.getExpresshubDetails': fillCart,
  'checkout.reSubmitCredit': readyToOrder,
  'payment.paypalAuthenticate': fillCart,
  'payment.confirmSubmit': fillCart,
  'wishlist.removeWishlist': (shopper) =>
    shopper.call('wishlist.addWishlist', { body: exampleOf('wishlist.addWishlist') }),
  'wishlist.unsubscribe': (shopper) => shopper.call('wishlist.subscribe', { body: exampleOf('wishlist.subscribe') }),
  'cases.resumeCase': saveFilledCart,
  'quote.retrieveCartFromQuote': saveFilledCart,
  'quote.retrieveAccessoriesFromQuote': saveFilledCart,
}
