import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { IdSchema, MoneySchema } from '../shared/fields.schema'

const YesOrTrue = z.union([z.boolean(), z.enum(['Y', 'N'])])

export const GetProtectionFeaturesBodySchema = z.looseObject({
  channel: z.string().max(40).optional(),
  mtn: z.string().max(40).optional().describe('The line: its id, its number, or its number masked'),
  deviceSorId: IdSchema.optional().describe("The device, where the line's is not meant"),
  cartId: IdSchema.optional(),
  pageId: z.literal('PROTECTION'),
  getDeviceDetails: YesOrTrue.optional(),
  getHomeProtectionEligibility: YesOrTrue.optional(),
  vhdpPageRequest: z.enum(['HDP', 'HDA']).optional().describe('Home device protection or home device advisor only'),
})

export const ProtectionFeatureSchema = z.strictObject({
  family: z.enum(['VZPROTECT_HOME', 'DEVICE_PROTECTION']),
  sorId: z.string(),
  displayName: z.string(),
  description: z.string(),
  featureType: z.string().describe('What add-features takes as its type'),
  price: z.strictObject({ originalPrice: MoneySchema, discountedPrice: MoneySchema }),
  inCart: z.boolean(),
  inAccount: z.boolean(),
})
export type ProtectionFeature = z.infer<typeof ProtectionFeatureSchema>

export const GetProtectionFeaturesAnswerSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  payload: z.strictObject({
    features: z.array(ProtectionFeatureSchema),
    deviceDetails: z
      .strictObject({ productId: z.string(), sorId: z.string(), displayName: z.string(), category: z.string() })
      .optional(),
    homeProtectionEligibility: z
      .strictObject({
        isVzPhEligible: z.boolean(),
        isVzPhInAccount: z.boolean(),
        isVzPhInCart: z.boolean(),
        isVzHdaEligible: z.boolean(),
        isVzHdaInAccount: z.boolean(),
        isVzHdaInCart: z.boolean(),
      })
      .optional(),
  }),
})

export const getProtectionFeatures = post({
  summary: 'Protection that a device or a home may have',
  body: GetProtectionFeaturesBodySchema,
  answer: GetProtectionFeaturesAnswerSchema,
  errors: [...cartLost, 'ITEM_NOT_FOUND', '1079'],
  success: "status 'SUCCESS'",
  example: {
    channel: 'VZW-DOTCOM',
    pageId: 'PROTECTION',
    getHomeProtectionEligibility: true,
    vhdpPageRequest: 'HDP',
  },
})
