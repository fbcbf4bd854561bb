import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import {
  AmountSchema,
  CountSchema,
  FeatureTypeSchema,
  IdSchema,
  LabelSchema,
  MoneySchema,
} from '../shared/fields.schema'
import { ProductCategorySchema } from '../catalogue/catalogue.schema'

const YesOrTrue = z.union([z.boolean(), z.enum(['Y', 'N'])])

export const GetProtectionFeaturesBodySchema = z.looseObject({
  channel: z.string().max(40).optional(),
  mtn: z.string().max(40).optional(),
  deviceSorId: IdSchema.optional(),
  cartId: IdSchema.optional(),
  pageId: z.literal('PROTECTION'),
  getDeviceDetails: YesOrTrue.optional(),
  getHomeProtectionEligibility: YesOrTrue.optional(),
  vhdpPageRequest: z.enum(['HDP', 'HDA']).optional(),
  getLeadOffer: YesOrTrue.optional(),
})

export const ProtectionFeatureSchema = z.strictObject({
  family: z.enum(['VZPROTECT_HOME', 'DEVICE_PROTECTION']),
  sorId: IdSchema,
  displayName: z.string(),
  description: z.string(),
  featureType: FeatureTypeSchema,
  price: z.strictObject({ originalPrice: MoneySchema, discountedPrice: MoneySchema }),
  inCart: z.boolean(),
  inAccount: z.boolean(),
  ineligibleReason: LabelSchema.optional(),
})
export type ProtectionFeature = z.infer<typeof ProtectionFeatureSchema>

export const ProtectionLeadOfferSchema = z.strictObject({
  sorId: IdSchema,
  benefits: z.array(z.string()),
  claimsAYear: CountSchema,
  claimCosts: z.array(z.strictObject({ claim: z.string(), cost: AmountSchema })),
})
export type ProtectionLeadOffer = z.infer<typeof ProtectionLeadOfferSchema>

export const GetProtectionFeaturesAnswerSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  payload: z.strictObject({
    features: z.array(ProtectionFeatureSchema),
    leadOffer: ProtectionLeadOfferSchema.optional(),
    deviceDetails: z
      .strictObject({ productId: IdSchema, sorId: IdSchema, displayName: z.string(), category: ProductCategorySchema })
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
  summary: 'List protection available for a device or a home',
  body: GetProtectionFeaturesBodySchema,
  answer: GetProtectionFeaturesAnswerSchema,
  errors: [...cartLost, 'ITEM_NOT_FOUND', '1079'],
  example: {
    channel: 'VZW-DOTCOM',
    pageId: 'PROTECTION',
    getHomeProtectionEligibility: true,
    vhdpPageRequest: 'HDP',
  },
})

export const descriptions = {
  status: 'Always SUCCESS',
  payload: 'Wrapper of the answer',
  features: 'Protection features for the device or the home',
  deviceDetails: 'The device that the protection is for',
  category: 'The department that the device is in',
  homeProtectionEligibility: 'Whether home protection and home advisor are available',
  isVzPhEligible: 'Whether home protection may be added',
  isVzPhInAccount: 'Whether the account has home protection',
  isVzPhInCart: 'Whether the cart has home protection',
  isVzHdaEligible: 'Whether home advisor may be added',
  isVzHdaInAccount: 'Whether the account has home advisor',
  isVzHdaInCart: 'Whether the cart has home advisor',
  channel: 'The calling channel',
  mtn: 'The line: its id, its number, or its number masked',
  deviceSorId: "The device, where it is not the line's own",
  pageId: 'Always PROTECTION',
  getDeviceDetails: 'Whether to return the device as well',
  getHomeProtectionEligibility: 'Whether to return eligibility for home protection and home advisor as well',
  vhdpPageRequest: 'Home device protection or home device advisor only',
  family: 'VZPROTECT_HOME protects the home, DEVICE_PROTECTION the device of a line',
  description: 'One or two sentences for shoppers',
  featureType: 'The type to pass to add-features',
  price: 'Dollars a month',
  originalPrice: 'Dollars before discounts',
  inCart: 'Whether the cart has it',
  inAccount: 'Whether the account has it',
  ineligibleReason: 'Why the device cannot have it; absent where it can',
  getLeadOffer: 'Whether to return the feature that the carrier advises for the device as well',
  leadOffer: 'The feature that the carrier advises for the device',
  benefits: 'What it gives, one sentence each',
  claimsAYear: 'How many claims a year it covers',
  claimCosts: 'What the customer pays for each kind of claim',
  claim: 'Kind of claim',
  cost: 'Dollars a claim',
}
