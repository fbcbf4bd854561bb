import { z } from 'zod'
import { TotalsSchema } from '../checkout/cart-view.schema'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { CartValidationErrorSchema } from '../shared/cart-validation-error.schema'
import { EmailSchema, IdSchema, NameSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

const MtnSchema = z.string().min(1).max(40).describe("a line's id, or its number")

const FeatureRequestSchema = z.looseObject({
  id: IdSchema.describe("the feature's id or sorId"),
  actionIndicator: z.enum(['A', 'D']).describe('A adds, D removes'),
  type: z.string().max(20).optional().describe('SPO for the account, SFO for a line'),
  quantity: z.number().int().min(1).max(10).default(1),
  mtns: z.array(MtnSchema).max(20).optional().describe('the lines that it is for; without them, every line it suits'),
})

export const AddFeaturesBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({ accountFeatures: z.array(FeatureRequestSchema).min(1).max(20) }),
})

/** The step that comes next, with what became of each feature on each line. */
export const AddFeaturesAnswerSchema = ProcessStepAnswerSchema.extend({
  cartInfo: z.strictObject({
    cartId: z.string(),
    lines: z.array(
      z.strictObject({
        mtn: z.string(),
        spos: z.array(z.strictObject({ id: z.string(), success: z.boolean() })).describe('service options asked for'),
      }),
    ),
  }),
})

/** Either the cart and the zip code alone, or both wrapped as most calls of the cart have them. */
export const CalculateMultiLineTaxBodySchema = z.union([
  z.looseObject({ cartId: IdSchema.optional(), zipCode: ZipCodeSchema }),
  z.looseObject({ cartInfo: CartInfoSchema, data: z.looseObject({ zipCode: ZipCodeSchema }) }),
])

export const CalculateMultiLineTaxAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  cartId: z.string(),
  zipCode: z.string(),
  state: z.string().describe('the state whose sales tax is due there'),
  ratePercent: z.number(),
  totalTax: z.number(),
  lines: z.array(z.strictObject({ lineId: z.string(), mtn: z.string(), tax: z.number() })),
})

const E911AddressSchema = z.looseObject({
  addressLine1: z.string().trim().min(3).max(80),
  addressLine2: z.string().trim().max(80).optional(),
  city: NameSchema,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  zipCode: ZipCodeSchema,
})

export const E911AddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lines: z
    .array(z.looseObject({ mtn: MtnSchema, e911Address: E911AddressSchema }))
    .min(1)
    .max(20),
})

export const ValidateE911AddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.describe('processingMTN names the line'),
  e911Address: E911AddressSchema,
})

const E911AddressAnswer = z.strictObject({
  addressLine1: z.string(),
  addressLine2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
})

export const ValidateE911AddressAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  processingMTN: z.string(),
  addressValid: z.boolean().describe('emergency services know the address as it was given'),
  alternateAddress: E911AddressAnswer.optional().describe('how they know it, where that differs'),
})

export const simTypes = ['ESIM', 'PSIM'] as const

export const SwitchSimBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  mtn: MtnSchema,
  simId: IdSchema.optional().describe('of a physical SIM: its number'),
  eSimId: IdSchema.optional().describe('of an eSIM: its number'),
  simType: z.enum(simTypes).describe('ESIM or a physical SIM'),
  smartImeiDevice: IdSchema.optional().describe('IMEI of the brought device that it goes into'),
})

export const GuestChoiceBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  choice: z.enum(['GUEST', 'SIGN_IN']).describe('go on without an account, or sign in'),
  emailId: EmailSchema.optional().describe("finds the guest's cart again"),
})

export const ValidateCartBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  meta: z.looseObject({}).optional(),
  pageId: z.string().max(40).optional().describe('PROMOHUB on the promo hub'),
  flow: z.string().max(40).optional(),
  rtCartCount: z.number().int().min(0).optional(),
  enableFcc: z.boolean().optional().describe('plan changes are confirmed here; needs the throttle item CPC_FCC'),
})

export const ValidateCartAnswerSchema = ProcessStepAnswerSchema.extend({
  cartValidationErrors: z.array(CartValidationErrorSchema),
  hubReadyForCheckout: z.boolean(),
})

export const CheckExistingCartBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const CheckExistingCartAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  existingCart: z.boolean(),
  cartId: z.string().optional(),
  caseId: z.string().optional(),
  itemCount: z.number().int(),
  lockedChannelID: z.string().optional().describe('the channel that holds the cart now'),
})

export const AddDonationBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  roundUpDonation: z.boolean().default(true).describe('the amount rounds the total up'),
  donationMatch: z.boolean().default(false).describe('the carrier gives as much again'),
  donationAmount: z.number().min(0).max(1000).multipleOf(0.01).describe('dollars; 0 takes the donation back'),
  charityUniqueCode: IdSchema.optional(),
  charityOrganization: z.string().trim().max(80).optional(),
  itemCode: IdSchema.optional().describe('ROUNDUPDONATION unless told otherwise'),
})

/** Bar codes as the cart has them; `cartInfo` names the codes, and each code goes for the whole cart. */
export const UpdateBarcodeBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.extend({ barCodeIds: z.array(IdSchema).max(20) }),
  data: z.looseObject({ lines: z.array(z.looseObject({ mtn: MtnSchema.optional() })).max(20) }).optional(),
  includeExpiryBarcodeStatus: z.boolean().optional().describe('list expired codes instead of refusing them'),
})

export const PromotionStatusSchema = z.strictObject({
  code: z.string(),
  displayName: z.string(),
  promoCaseId: z.string(),
  status: z.enum(['APPLIED', 'EXPIRED']),
  discountAmount: z.number().describe('what it takes off today'),
})
export type PromotionStatus = z.infer<typeof PromotionStatusSchema>

/** The step that comes next, with the promotions of the cart and what it costs now. */
export const PromotionAnswerSchema = ProcessStepAnswerSchema.extend({
  promotions: z.array(PromotionStatusSchema),
  totals: TotalsSchema,
})

export const PromoCodeBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional(), promoCode: IdSchema })
