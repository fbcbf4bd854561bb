import { z } from 'zod'
import { cartFetch } from '../errors/error-groups'
import { post } from '../operation'
import { CheckoutChangeAnswerSchema, GetCheckoutDetailsBodySchema } from './checkout.schema'

/** The call for a SIM that is bought by itself. */
export const GetBuySimCheckoutDetailsBodySchema = GetCheckoutDetailsBodySchema.extend({
  flowType: z.literal('cca'),
})

export const getBuySimCheckoutDetails = post({
  summary: 'Read the checkout of a SIM bought on its own',
  body: GetBuySimCheckoutDetailsBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: cartFetch,
  success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
  needs: ['cart.assignMtn'],
  example: { flowType: 'cca', cart: true, paymentOptions: true },
})

export const descriptions = {
  flowType: 'Always cca: a SIM on its own',
}
