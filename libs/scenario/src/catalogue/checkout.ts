import { answerMessages } from '@soe/contracts'
import { errorOnce, oneRule } from './one-rule'
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
  ...errorOnce('checkout.updateContact', {
    'contact-fails': ['API_ERROR', 'The contact cannot be kept; what was typed stays', failsAt('contact')],
  }),
  ...errorOnce('checkout.updateAddress', {
    'address-cart-lost': ['3454', 'The cart is lost as the address is given', lostCart],
  }),
  ...errorOnce('checkout.selectShipping', {
    'shipping-unknown': ['ITEM_NOT_FOUND', 'The way of shipping is gone', 'delivery'],
  }),
  ...errorOnce('checkout.selectPayment', {
    'payment-declined': [
      'PAYMENT_DECLINED',
      'The card is declined',
      at('payment', 'The payment was declined. Check the card, or pay with another one.'),
    ],
  }),
  oneRule(
    'checkout.selectPayment',
    { title: 'The payment is refused for a stale token', sees: failsAt('payment') },
    { id: 'payment-forbidden', nth: 1, reply: { status: 403 } },
  ),
  ...errorOnce('checkout.acceptAgreements', {
    'agreement-unknown': ['ITEM_NOT_FOUND', 'The agreement to accept is gone', 'agreement'],
  }),
  ...errorOnce('checkout.placeOrder', {
    'place-order-process-error': [
      '07',
      'The checkout process fails as the order is placed',
      at('checkout', 'This account cannot place the order right now. Nothing was ordered, nothing was charged.'),
    ],
    'place-order-blocked': ['2038', 'The order may not be completed online', 'checkout'],
  }),
  oneRule(
    'checkout.placeOrder',
    { title: 'The order still lacks something', sees: at('checkout', 'Something is still missing:') },
    { id: 'place-order-incomplete', nth: 1, reply: { error: 'CART_INCOMPLETE', details: { issue: 'payment' } } },
  ),
  ...errorOnce('checkout.placeOrder', {
    'place-order-sold-out': [
      'OUT_OF_STOCK',
      'An item sells out as the order is placed',
      at('checkout', 'Something in your cart has sold out. Nothing was ordered. Change it in your cart.'),
    ],
    'place-order-declined': [
      'PAYMENT_DECLINED',
      'The payment is declined as the order is placed',
      at('checkout', 'The payment was declined. Check the card, or pay with another one.'),
    ],
    'place-order-past-due': [
      '4077',
      'A past-due balance stops the order of a pre-order',
      at('checkout', 'Pay the balance on your account, then add the device again.'),
    ],
  }),
  oneRule(
    'checkout.placeOrder',
    {
      title: 'The order is placed and the reply is lost: the retry gets the order',
      sees: { page: '/sales/digital/orderconfirmation.html', text: 'We have your order.' },
    },
    { id: 'place-order-reply-lost', nth: 1, fault: { reset: true }, commit: true },
  ),
  ...errorOnce('checkout.getOrder', {
    'order-not-found': [
      'ORDER_NOT_FOUND',
      'There is no such order',
      { page: '/sales/digital/orderconfirmation.html', text: 'No order here' },
    ],
  }),
  ...errorOnce('cart.validateOrder', {
    'validate-order-blocked': ['2038', 'The check of the order fails with a message', 'checkout'],
  }),
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
  ...errorOnce('cart.validateOrder', {
    'credit-on-hold-error': [
      '1082',
      'The credit bureau holds the file: the credit issue is not handled',
      at('checkout', 'Once it is released you can check out. Your cart stays as it is.'),
    ],
  }),
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
  ...errorOnce('checkout.reSubmitCredit', {
    'resubmit-credit-incomplete': ['CART_INCOMPLETE', 'The credit check cannot be run again', 'creditCheck'],
  }),
  ...errorOnce('payment.paypalAuthenticate', {
    'paypal-fails': ['API_ERROR', 'PayPal is not confirmed after the return', failsAt('payment')],
  }),
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
  ...errorOnce('payment.paypalAuthenticate', {
    'paypal-empty-cart': ['1008', 'The cart is empty after the return from PayPal', 'payment'],
  }),
  ...errorOnce('payment.confirmSubmit', {
    'affirm-declined': ['PAYMENT_DECLINED', 'The loan is not granted', 'payment'],
  }),
  ...errorOnce('cart.saveCart', {
    'save-cart-empty': [
      '1008',
      'An empty cart is not saved',
      { page: places.cart, text: messageAt('cart', '1008').text },
    ],
  }),
]
