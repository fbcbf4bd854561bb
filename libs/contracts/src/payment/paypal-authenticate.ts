import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { IdSchema } from '../shared/fields.schema'

/** The shop sends nothing: the payment is that of its own cart. */
export const PaypalAuthenticateBodySchema = z.looseObject({}).optional()

export const PaypalAuthenticateAnswerSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('1'),
    serviceHeader: ServiceHeaderSchema,
    referenceId: IdSchema,
    transactionId: IdSchema,
  }),
  z.strictObject({
    status: z.literal('0'),
    serviceHeader: ServiceHeaderSchema,
    id: IdSchema,
    message: z.string(),
  }),
])

export const paypalAuthenticate = post({
  summary: 'Confirm the return from PayPal; needs the anti-forgery token',
  body: PaypalAuthenticateBodySchema,
  answer: PaypalAuthenticateAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['payment'] },
  example: {},
})

export const descriptions = {
  status: "'1' paid, '0' not",
  referenceId: "The payment service's id of the payment",
  transactionId: "The payment service's id of the transaction",
  id: 'Code of the message for the shopper',
  message: 'Message for the shopper',
}
