import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { CheckoutChangeAnswerSchema, OptionalBoolean } from './checkout.schema'

export const SelectShippingBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  selectedOptionCode: IdSchema,
  lineId: IdSchema.optional(),
  locationCode: IdSchema.optional(),
  sddWindowId: IdSchema.optional(),
  shipTogetherPref: OptionalBoolean,
})

export const selectShipping = post({
  summary: 'Choose a shipping option or in-store pickup',
  body: SelectShippingBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  needs: ['cart.assignMtn'],
  effects: {
    cart: ['shippingAddress'],
    named: delivery,
    names: ({ lineId, shipTogetherPref }) =>
      lineId === undefined || shipTogetherPref !== undefined ? undefined : [lineId],
    settles: true,
  },
  example: { cartInfo: {}, selectedOptionCode: 'STANDARD' },
})

export const descriptions = {
  lineId: 'The line that goes this way, with the accessories that travel with it; by default, the whole order',
  locationCode: 'The store to pick up from, with or without its hyphen, as 04120-01 or 0412001; required for ISPU',
  sddWindowId: 'The window of a same-day option; by default, the first on offer',
}
