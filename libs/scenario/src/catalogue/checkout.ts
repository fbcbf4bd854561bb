import { answerMessages } from '@soe/contracts'
import { oneRule } from './one-rule'
import { at, failsAt, lostCart, messageAt, places } from './seen'

const step = (processStep: string, more: object = {}) => ({
  patch: {
    serviceBody: {
      serviceResponse: { context: { contextInfo: { processStep, ...more } } },
    },
  },
})

/** From the contact to the order, with credit and PayPal. */
export const checkout = [
  oneRule(
    'checkout.updateContact',
    { title: 'The contact cannot be kept; what was typed stays', sees: failsAt('contact') },
    { id: 'contact-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'checkout.updateAddress',
    { title: 'The cart is lost as the address is given', sees: lostCart },
    { id: 'address-cart-lost', nth: 1, reply: { error: '3454' } },
  ),
  oneRule(
    'checkout.selectShipping',
    { title: 'The way of shipping is gone', sees: messageAt('delivery', 'ITEM_NOT_FOUND') },
    { id: 'shipping-unknown', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
  oneRule(
    'checkout.selectPayment',
    {
      title: 'The card is declined',
      sees: at('payment', 'The payment was declined. Check the card, or pay with another one.'),
    },
    { id: 'payment-declined', nth: 1, reply: { error: 'PAYMENT_DECLINED' } },
  ),
  oneRule(
    'checkout.selectPayment',
    { title: 'The payment is refused for a stale token', sees: failsAt('payment') },
    { id: 'payment-forbidden', nth: 1, reply: { status: 403 } },
  ),
  oneRule(
    'checkout.acceptAgreements',
    { title: 'The agreement to accept is gone', sees: messageAt('agreement', 'ITEM_NOT_FOUND') },
    { id: 'agreement-unknown', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
  oneRule(
    'checkout.placeOrder',
    { title: 'The checkout process fails as the order is placed', sees: messageAt('checkout', '07') },
    { id: 'place-order-process-error', nth: 1, reply: { error: '07' } },
  ),
  oneRule(
    'checkout.placeOrder',
    { title: 'The order may not be completed online', sees: messageAt('checkout', '2038') },
    { id: 'place-order-blocked', nth: 1, reply: { error: '2038' } },
  ),
  oneRule(
    'checkout.placeOrder',
    { title: 'The order still lacks something', sees: at('checkout', 'Something is still missing:') },
    { id: 'place-order-incomplete', nth: 1, reply: { error: 'CART_INCOMPLETE', details: { issue: 'payment' } } },
  ),
  oneRule(
    'checkout.placeOrder',
    { title: 'An item sells out as the order is placed', sees: messageAt('checkout', 'OUT_OF_STOCK') },
    { id: 'place-order-sold-out', nth: 1, reply: { error: 'OUT_OF_STOCK' } },
  ),
  oneRule(
    'checkout.placeOrder',
    {
      title: 'The payment is declined as the order is placed',
      sees: at('checkout', 'The payment was declined. Check the card, or pay with another one.'),
    },
    { id: 'place-order-declined', nth: 1, reply: { error: 'PAYMENT_DECLINED' } },
  ),
  oneRule(
    'checkout.placeOrder',
    {
      title: 'A past-due balance stops the order of a pre-order',
      sees: at('checkout', 'Pay the balance on your account, then add the device again.'),
    },
    { id: 'place-order-past-due', nth: 1, reply: { error: '4077' } },
  ),
  oneRule(
    'checkout.placeOrder',
    {
      title: 'The order is placed and the reply is lost: the retry gets the order',
      sees: { page: '/sales/digital/orderconfirmation.html', text: 'We have your order.' },
    },
    { id: 'place-order-reply-lost', nth: 1, fault: { reset: true }, commit: true },
  ),
  oneRule(
    'checkout.getOrder',
    { title: 'There is no such order', sees: { page: '/sales/digital/orderconfirmation.html', text: 'No order here' } },
    { id: 'order-not-found', nth: 1, reply: { error: 'ORDER_NOT_FOUND' } },
  ),
  oneRule(
    'cart.validateOrder',
    { title: 'The check of the order fails with a message', sees: messageAt('checkout', '2038') },
    { id: 'validate-order-blocked', nth: 1, reply: { error: '2038' } },
  ),
  oneRule(
    'cart.validateOrder',
    { title: 'A down payment is needed', sees: at('checkout', 'A down payment is needed') },
    {
      id: 'credit-down-payment',
      nth: 1,
      reply: step('downpayment', { installmentInfo: { mandatoryDownPayment: 199.99 } }),
    },
  ),
  oneRule(
    'cart.validateOrder',
    { title: 'A security deposit is needed', sees: at('checkout', 'A security deposit is needed') },
    {
      id: 'credit-security-deposit',
      nth: 1,
      reply: {
        patch: {
          serviceBody: {
            serviceResponse: {
              context: {
                contextInfo: { processStep: 'securitydeposit' },
                validateOrder: { orderDetails: [{ securityDepositAmount: 400, creditApprovalStatus: 'PE' }] },
              },
            },
          },
        },
      },
    },
  ),
  oneRule(
    'cart.validateOrder',
    { title: 'The credit check is on hold', sees: at('checkout', 'Your credit check is on hold') },
    { id: 'credit-hold', nth: 1, reply: step('creditpage'), then: [{ setCredit: { status: 'OH' } }] },
  ),
  oneRule(
    'cart.validateOrder',
    { title: 'The credit bureau holds the file: the credit issue is not handled', sees: messageAt('checkout', '1082') },
    { id: 'credit-on-hold-error', nth: 1, reply: { error: '1082' } },
  ),
  oneRule(
    'checkout.getCheckoutDetails',
    {
      title: 'Credit is pending from the first read on',
      sees: {
        page: '/sales/digital/cart.html?redirect=notapproved1',
        text: 'Your credit application is not approved yet.',
      },
    },
    { id: 'credit-pending', nth: 1, then: [{ setCredit: { status: 'PE' } }] },
  ),
  oneRule(
    'checkout.getCheckoutDetails',
    {
      title: 'Credit is declined from the first read on',
      sees: {
        page: '/sales/digital/cart.html?redirect=notapproved2',
        text: 'Your credit application was not approved.',
      },
    },
    { id: 'credit-declined', nth: 1, then: [{ setCredit: { status: 'DC' } }] },
  ),
  oneRule(
    'checkout.reSubmitCredit',
    { title: 'The credit check cannot be run again', sees: messageAt('creditCheck', 'CART_INCOMPLETE') },
    { id: 'resubmit-credit-incomplete', nth: 1, reply: { error: 'CART_INCOMPLETE' } },
  ),
  oneRule(
    'payment.paypalAuthenticate',
    { title: 'PayPal is not confirmed after the return', sees: failsAt('payment') },
    { id: 'paypal-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'payment.paypalAuthenticate',
    { title: 'PayPal says no with a message', sees: at('payment', answerMessages.PAYPAL_DECLINED.en) },
    {
      id: 'paypal-declined',
      nth: 1,
      reply: {
        // One kind of answer made of the other: the types know neither as a part of it.
        offContract: true,
        patch: {
          status: '0',
          id: 'PAYPAL_DECLINED',
          message: answerMessages.PAYPAL_DECLINED.en,
          referenceId: null,
          transactionId: null,
        },
      },
      commit: false,
    },
  ),
  oneRule(
    'payment.paypalAuthenticate',
    { title: 'The cart is empty after the return from PayPal', sees: messageAt('payment', '1008') },
    { id: 'paypal-empty-cart', nth: 1, reply: { error: '1008' } },
  ),
  oneRule(
    'payment.confirmSubmit',
    { title: 'The loan is not granted', sees: messageAt('payment', 'PAYMENT_DECLINED') },
    { id: 'affirm-declined', nth: 1, reply: { error: 'PAYMENT_DECLINED' } },
  ),
  oneRule(
    'cart.saveCart',
    { title: 'An empty cart is not saved', sees: { page: places.cart, text: messageAt('cart', '1008').text } },
    { id: 'save-cart-empty', nth: 1, reply: { error: '1008' } },
  ),
]
