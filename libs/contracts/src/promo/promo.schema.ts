import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const PromoCaseIdBodySchema = z.looseObject({ barCodeIdList: z.array(IdSchema).min(1).max(20) })

export const PromoCaseIdAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  promoCases: z.array(
    z.strictObject({
      barCodeId: z.string(),
      promoCaseId: z.string(),
      displayName: z.string(),
      expired: z.boolean(),
    }),
  ),
})

export const ValidateRafBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  referralCode: IdSchema.describe('the code of the customer who referred the shopper'),
})

export const ValidateFriendsAndFamilyBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  promoCode: IdSchema,
  emailId: EmailSchema.optional().describe('the address that the invitation went to'),
})

export const VendorValidateBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  authCode: IdSchema.describe('what the vendor gave the shopper once verified'),
  redirectUri: z
    .string()
    .min(1)
    .max(300)
    .regex(/^(\/|https?:\/\/)\S*$/, 'a path or a web address'),
})
