import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { MoneySchema } from '../shared/fields.schema'
import { OrderAnswerSchema } from './checkout.schema'

export const PlaceOrderBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  dueToday: MoneySchema.optional(),
  dueMonthly: MoneySchema.optional(),
})

export const placeOrder = post({
  summary: 'Place the order, once; needs the anti-forgery token',
  body: PlaceOrderBodySchema,
  answer: OrderAnswerSchema,
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
  needs: ['checkout.updateContact', 'checkout.updateAddress', 'checkout.selectPayment', 'checkout.acceptAgreements'],
  effects: { ends: 'always' },
  example: { cartInfo: {} },
})

export const descriptions = {
  dueToday: 'The total that the shopper saw; an order with a different total is refused',
  dueMonthly: 'The monthly total that the shopper saw; an order with a different one is refused',
}
