import { z } from 'zod'
import { TotalsSchema } from '../checkout/cart-line.schema'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { AmountSchema, IdSchema, NameSchema, ZipCodeSchema, typedText } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const CartOnlyBodySchema = z.looseObject({ cartInfo: CartInfoSchema })

/** A line's id, or its number. */
export const MtnSchema = z.string().min(1).max(40)

export const E911AddressSchema = z.looseObject({
  addressLine1: typedText().min(3).max(80),
  addressLine2: typedText().max(80).optional(),
  city: NameSchema,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  zipCode: ZipCodeSchema,
})

export const PromotionStatusSchema = z.strictObject({
  code: IdSchema,
  displayName: z.string(),
  promoCaseId: IdSchema,
  status: z.enum(['APPLIED', 'EXPIRED']),
  discountAmount: AmountSchema,
})
export type PromotionStatus = z.infer<typeof PromotionStatusSchema>

/** The step that comes next, with the promotions of the cart and what it costs now. */
export const PromotionAnswerSchema = ProcessStepAnswerSchema.extend({
  promotions: z.array(PromotionStatusSchema),
  totals: TotalsSchema,
})

export const PromoCodeBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional(), promoCode: IdSchema })

export const cartDescriptions = {
  promotions: 'Promotions on the cart',
  code: 'The code that applied it',
  status: 'APPLIED, or EXPIRED where expired codes were asked for',
  discountAmount: 'Dollars taken off today by the promotion',
}
