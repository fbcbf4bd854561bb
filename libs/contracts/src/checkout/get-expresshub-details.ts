import { cartFetch } from '../errors/error-groups'
import { post } from '../operation'
import { GetCheckoutDetailsAnswerSchema, GetCheckoutDetailsBodySchema, OptionalBoolean } from './checkout.schema'

export const GetExpresshubDetailsBodySchema = GetCheckoutDetailsBodySchema.extend({
  simplifiedHubPage: OptionalBoolean.describe('Names the simplified hub as the screen'),
  disableAgreements: OptionalBoolean.describe('Tells no agreement texts'),
  disablePaymentOptions: OptionalBoolean.describe('Tells no payment options'),
  disableShippingOptions: OptionalBoolean.describe('Tells no shipping options and no stores'),
})

export const getExpresshubDetails = post({
  summary: 'Read the cart for the express hub',
  body: GetExpresshubDetailsBodySchema,
  answer: GetCheckoutDetailsAnswerSchema,
  errors: cartFetch,
  success: "HTTP 200 and serviceHeader.statusCode '00' or '0'",
  example: { cart: true, simplifiedHubPage: true, paymentOptions: true, shippingOptions: true },
})
