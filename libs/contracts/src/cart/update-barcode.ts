import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { offerCodes } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { MtnSchema, PromotionAnswerSchema } from './cart.schema'

/** Bar codes as the cart has them; `cartInfo` names the codes, and each code goes for the whole cart. */
export const UpdateBarcodeBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.extend({ barCodeIds: z.array(IdSchema).max(20) }),
  data: z.looseObject({ lines: z.array(z.looseObject({ mtn: MtnSchema.optional() })).max(20) }).optional(),
  includeExpiryBarcodeStatus: z.boolean().optional(),
})

export const updateBarcode = post({
  summary: 'Set the bar codes of the cart; an empty list removes them',
  body: UpdateBarcodeBodySchema,
  answer: PromotionAnswerSchema,
  errors: [...cartChange, '1008', 'PROMO_INVALID'],
  needs: ['cart.addDevice'],
  effects: { ...offerCodes, settles: true },
  example: {
    cartInfo: { barCodeIds: ['810000004101'], intendType: 'AAL' },
    data: { lines: [{ mtn: 'newLine1' }] },
    includeExpiryBarcodeStatus: true,
  },
})

export const descriptions = {
  barCodeIds: 'Bar codes to set on the cart',
  mtn: "A line's id, or its number",
  includeExpiryBarcodeStatus: 'List expired codes instead of refusing them',
}
