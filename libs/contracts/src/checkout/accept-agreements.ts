import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { CheckoutChangeAnswerSchema } from './checkout.schema'

export const AcceptAgreementsBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  agreementIds: z.array(IdSchema).min(1).max(20),
})

export const acceptAgreements = post({
  summary: 'Accept the customer agreements',
  body: AcceptAgreementsBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['customerAgreements'], settles: true },
  example: { cartInfo: {}, agreementIds: ['customer-agreement'] },
})

export const descriptions = {
  agreementIds: 'The agreements that the shopper accepts',
}
