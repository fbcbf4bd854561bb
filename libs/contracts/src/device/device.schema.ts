import { z } from 'zod'
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

export const GetEsimDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  lineId: IdSchema.optional().describe("A line of the caller's cart"),
  deviceSorId: IdSchema.optional().describe('A device of the catalogue'),
})

export const GetEsimDetailsAnswerSchema = z.strictObject({
  statusCode: z.string(),
  esimDetails: z.strictObject({
    productId: z.string(),
    sorId: z.string(),
    displayName: z.string(),
    euiccCapable: z.boolean(),
    simTypes: z.array(z.enum(['ESIM', 'PSIM'])),
    selectedSimType: z.enum(['ESIM', 'PSIM']).optional().describe('As switch-sim has chosen for the line'),
    eid: z.string().optional().describe('The eSIM chip, 32 digits'),
  }),
})
