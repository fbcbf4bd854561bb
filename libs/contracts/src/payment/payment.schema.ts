import { z } from 'zod'
import { CheckoutChangeAnswerSchema } from '../checkout/checkout.schema'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

/** The shop sends nothing: the payment is that of its own cart. */
export const PaypalAuthenticateBodySchema = z.looseObject({}).optional()

export const PaypalAuthenticateAnswerSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('1'),
    serviceHeader: ServiceHeaderSchema,
    referenceId: z.string(),
    transactionId: z.string(),
  }),
  z.strictObject({
    status: z.literal('0'),
    serviceHeader: ServiceHeaderSchema,
    id: z.string().describe('What to tell the shopper by'),
    message: z.string(),
  }),
])

export const ConfirmSubmitBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  checkoutToken: z
    .string()
    .regex(/^[\w-]{8,120}$/, 'letters, digits, - and _ only')
    .describe('What the lender gave for the loan that the shopper agreed to'),
})

export const ConfirmSubmitAnswerSchema = CheckoutChangeAnswerSchema
