import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { CheckoutChangeAnswerSchema } from './checkout.schema'

export const SetAutoPayBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  autoPay: z.boolean(),
})

export const setAutoPay = post({
  summary: 'Pay the bills of the plans in the cart with Auto Pay, or not',
  body: SetAutoPayBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['autoPay'], settles: true },
  example: { cartInfo: {}, autoPay: true },
})

export const descriptions = {
  'SetAutoPayBody.autoPay': 'Whether the bills are paid with Auto Pay, which lowers the price of each plan',
}
