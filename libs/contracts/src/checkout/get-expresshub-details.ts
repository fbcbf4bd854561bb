import { cartFetch } from '../errors/error-groups'
import { post } from '../operation'
import { CheckoutChangeAnswerSchema, GetCheckoutDetailsBodySchema, OptionalBoolean } from './checkout.schema'

export const GetExpresshubDetailsBodySchema = GetCheckoutDetailsBodySchema.extend({
  simplifiedHubPage: OptionalBoolean,
  disableAgreements: OptionalBoolean,
  disablePaymentOptions: OptionalBoolean,
  disableShippingOptions: OptionalBoolean,
})

export const getExpresshubDetails = post({
  summary: 'Read the cart for the express hub',
  body: GetExpresshubDetailsBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: cartFetch,
  success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
  needs: ['cart.assignMtn'],
  example: { cart: true, simplifiedHubPage: true, paymentOptions: true, shippingOptions: true },
})

export const descriptions = {
  simplifiedHubPage: 'Returns the simplified hub as the screen',
  disableAgreements: 'Omits agreement texts',
  disablePaymentOptions: 'Omits payment options',
  disableShippingOptions: 'Omits shipping options and stores',
}
