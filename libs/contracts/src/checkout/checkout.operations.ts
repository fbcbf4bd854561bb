import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as schema from './checkout.schema'

const cartInfo = {}

/** What any read of the cart for checkout may answer. */
const cartFetch = [
  ...cartChange,
  '05',
  '06',
  '07',
  '208',
  '1008',
  '2038',
  '2040',
  '2053',
  '1079',
  '1082',
  '1098',
] as const

const exampleAddress = {
  addressLine1: '14 Commercial St',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
}

export const checkoutOperations = {
  getCheckoutDetails: post({
    summary: 'Read the cart with everything that checkout shows',
    body: schema.GetCheckoutDetailsBodySchema,
    answer: schema.GetCheckoutDetailsAnswerSchema,
    errors: cartFetch,
    success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
    example: { cart: true, expressCheckout: true, shippingOptions: true },
  }),
  updateContact: post({
    summary: 'Say who orders: name, email, phone, service address',
    body: schema.UpdateContactBodySchema,
    answer: schema.CheckoutChangeAnswerSchema,
    errors: [...cartChange, '1008'],
    example: {
      cartInfo,
      contact: {
        firstName: 'Maren',
        lastName: 'Oake',
        emailId: 'maren@example.com',
        phoneNumber: '2075550148',
        serviceAddress: exampleAddress,
      },
    },
  }),
  updateAddress: post({
    summary: 'Say where to ship to',
    body: schema.UpdateAddressBodySchema,
    answer: schema.CheckoutChangeAnswerSchema,
    errors: [...cartChange, '1008'],
    example: { cartInfo, shippingAddress: { firstName: 'Maren', lastName: 'Oake', ...exampleAddress } },
  }),
  selectShipping: post({
    summary: 'Choose how the order arrives, in-store pickup included',
    body: schema.SelectShippingBodySchema,
    answer: schema.CheckoutChangeAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { cartInfo, selectedOptionCode: 'STANDARD' },
  }),
  selectPayment: post({
    summary: 'Say how to pay; needs the anti-forgery token',
    body: schema.SelectPaymentBodySchema,
    answer: schema.CheckoutChangeAnswerSchema,
    errors: [...cartChange, '1008', 'PAYMENT_DECLINED'],
    headers: ['channelId', 'cartId', 'guiE2eRequestId', 'X-XSRF-TOKEN'],
    example: {
      cartInfo,
      payment: {
        paymentType: 'card',
        cardNumber: '4111111111111111',
        expiryMonth: 4,
        expiryYear: 2031,
        securityCode: '123',
        nameOnCard: 'Maren Oake',
        zipCode: '04101',
      },
    },
  }),
  acceptAgreements: post({
    summary: 'Accept the customer agreements',
    body: schema.AcceptAgreementsBodySchema,
    answer: schema.CheckoutChangeAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { cartInfo, agreementIds: ['customer-agreement'] },
  }),
  placeOrder: post({
    summary: 'Place the order, once; needs the anti-forgery token',
    body: schema.PlaceOrderBodySchema,
    answer: schema.OrderAnswerSchema,
    errors: [
      ...cartChange,
      '07',
      '1008',
      '1082',
      '2038',
      '2040',
      '4077',
      'CART_INCOMPLETE',
      'OUT_OF_STOCK',
      'PAYMENT_DECLINED',
    ],
    headers: ['channelId', 'cartId', 'guiE2eRequestId', 'X-XSRF-TOKEN'],
    example: { cartInfo },
  }),
  getOrder: post({
    summary: "Read one of the session's orders, the latest unless one is named",
    body: schema.GetOrderBodySchema,
    answer: schema.OrderAnswerSchema,
    errors: ['ORDER_NOT_FOUND'],
    example: {},
  }),
  getBuySimCheckoutDetails: post({
    summary: 'Read the checkout of a SIM that is bought by itself',
    body: schema.GetBuySimCheckoutDetailsBodySchema,
    answer: schema.GetCheckoutDetailsAnswerSchema,
    errors: cartFetch,
    success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
    example: { flowType: 'cca', cart: true, paymentOptions: true },
  }),
  getExpresshubDetails: post({
    summary: 'Read the cart for the express hub',
    body: schema.GetExpresshubDetailsBodySchema,
    answer: schema.GetCheckoutDetailsAnswerSchema,
    errors: cartFetch,
    success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
    example: { cart: true, simplifiedHubPage: true, paymentOptions: true, shippingOptions: true },
  }),
  reSubmitCredit: post({
    summary: "Run the credit check of a guest's order again",
    body: schema.ReSubmitCreditBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'CART_INCOMPLETE'],
    example: { cartInfo },
  }),
  getMyLinkReferralInfo: post({
    summary: 'The link by which the customer refers others',
    body: schema.GetMyLinkReferralInfoBodySchema,
    answer: schema.MyLinkReferralInfoAnswerSchema,
    errors: [],
    example: {},
  }),
}
