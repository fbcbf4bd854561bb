import { cartFetch } from '../errors/error-groups'
import { post } from '../operation'
import { CheckoutChangeAnswerSchema, GetCheckoutDetailsBodySchema } from './checkout.schema'

export const getCheckoutDetails = post({
  summary: 'Read the cart with everything that checkout shows',
  body: GetCheckoutDetailsBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: cartFetch,
  success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
  needs: ['cart.assignMtn'],
  example: { cart: true, expressCheckout: true, shippingOptions: true },
})
