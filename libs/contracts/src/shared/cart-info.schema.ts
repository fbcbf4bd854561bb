import { z } from 'zod'
import { IdSchema, ZipCodeSchema } from './fields.schema'

export const CaptchaResponseSchema = z.string().regex(/^\S{0,4000}$/)

/** How a request names the cart it means; without a cartId it is the session's own. */
export const CartInfoSchema = z.looseObject({
  accountNumber: z.string().max(40).optional(),
  cartId: IdSchema.optional(),
  caseId: IdSchema.optional(),
  cartCreator: z.string().max(40).optional(),
  clientAppName: z.string().max(40).optional(),
  processingMTN: z.string().max(40).optional(),
  processAction: z.string().max(40).optional(),
  processStep: z.string().max(60).optional(),
  intendType: z.string().max(20).optional(),
  pageId: z.string().max(40).optional(),
  intent: z.string().max(20).optional(),
  zipCode: ZipCodeSchema.optional(),
  gRecaptchaResponse: CaptchaResponseSchema.optional(),
})
export type CartInfo = z.infer<typeof CartInfoSchema>

export const lineActivityTypes = ['ACC', 'CPC', 'NSE', 'NSEBYOD', 'EUP', 'EUPBYOD', 'BYOD'] as const
export const LineActivityTypeSchema = z.enum(lineActivityTypes)
export type LineActivityType = z.infer<typeof LineActivityTypeSchema>
