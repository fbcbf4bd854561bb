import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import * as schema from './payment.schema'

const headers = ['channelId', 'cartId', 'guiE2eRequestId', 'X-XSRF-TOKEN']

export const paymentOperations = {
  paypalAuthenticate: post({
    summary: 'Confirm the return from PayPal; needs the anti-forgery token',
    body: schema.PaypalAuthenticateBodySchema,
    answer: schema.PaypalAuthenticateAnswerSchema,
    errors: [...cartChange, '1008'],
    success: "status '1'",
    headers,
    example: {},
  }),
  confirmSubmit: post({
    summary: 'Confirm a loan of Affirm for what is due today; needs the anti-forgery token',
    body: schema.ConfirmSubmitBodySchema,
    answer: schema.ConfirmSubmitAnswerSchema,
    errors: [...cartChange, '1008', 'PAYMENT_DECLINED'],
    headers,
    example: { cartInfo: {}, checkoutToken: 'AFF-7Q2M-41XKD8' },
  }),
}
