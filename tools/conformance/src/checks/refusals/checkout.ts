import type { OperationKey } from '@soe/contracts'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { fillCart, readyToOrder } from '../../shopping/preparations'
import { type Refusal, type Request, givenBefore, nobody, onEmptyCart } from './refusal'

/** Everything that is said of a person is another's, and one field of it is wrong. */
const otherPerson = (key: OperationKey, field: string, wrong: object): Request => {
  const person = exampleBody(key)[field] as object
  return { body: exampleBody(key, { [field]: { ...person, firstName: 'Ivo', lastName: 'Ferry', ...wrong } }) }
}

export const checkoutRefusals: readonly Refusal[] = [
  onEmptyCart('checkout.getCheckoutDetails'),
  onEmptyCart('checkout.placeOrder', 'CART_INCOMPLETE'),
  onEmptyCart('checkout.updateContact'),
  {
    name: 'of a cart without a contact',
    key: 'checkout.reSubmitCredit',
    request: exampleOf('checkout.reSubmitCredit'),
    legal: ['CART_INCOMPLETE'],
    prepared: fillCart,
  },
  { name: 'without an order', key: 'checkout.getOrder', request: { body: {} }, legal: ['ORDER_NOT_FOUND'] },
  {
    name: 'of an unknown order',
    key: 'checkout.getOrder',
    request: { body: { orderNumber: nobody } },
    legal: ['ORDER_NOT_FOUND'],
  },
  {
    name: 'of an unknown order, beside an own one',
    key: 'checkout.getOrder',
    request: { body: { orderNumber: nobody } },
    legal: ['ORDER_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of its number and one letter more',
    key: 'checkout.getOrder',
    request: { body: { orderNumber: '<order and one letter more>' } },
    legal: ['ORDER_NOT_FOUND'],
    kind: 'ids-inexact',
    prepared: async (shopper) => {
      await readyToOrder(shopper)
      await shopper.call('checkout.placeOrder', exampleOf('checkout.placeOrder'))
    },
  },
  {
    name: 'of an unknown agreement',
    key: 'checkout.acceptAgreements',
    request: { body: { cartInfo: {}, agreementIds: [nobody] } },
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a contact whose email address is none',
    key: 'checkout.updateContact',
    request: otherPerson('checkout.updateContact', 'contact', { emailId: 'nobody' }),
    prepared: givenBefore('checkout.updateContact'),
  },
  {
    name: 'of an address whose ZIP code is none',
    key: 'checkout.updateAddress',
    request: otherPerson('checkout.updateAddress', 'shippingAddress', { zipCode: 'nowhere' }),
    prepared: givenBefore('checkout.updateAddress'),
  },
  {
    name: 'of a pickup that names no store',
    key: 'checkout.selectShipping',
    request: { body: { cartInfo: {}, selectedOptionCode: 'ISPU' } },
    legal: [],
    kind: 'unfounded-accepted',
    prepared: true,
  },
  {
    name: 'of a pickup at a store that does not exist',
    key: 'checkout.selectShipping',
    request: { body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '99999-99' } },
    legal: [],
    kind: 'unfounded-accepted',
    prepared: true,
  },
  {
    name: 'of another total than the one that is due',
    key: 'checkout.placeOrder',
    request: { body: { cartInfo: {}, dueToday: 0.01 } },
    legal: [],
    kind: 'precondition-ignored',
    prepared: true,
  },
]
