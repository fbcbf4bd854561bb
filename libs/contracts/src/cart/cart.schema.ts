import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, QuantitySchema, SkuIdSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

const DeviceRequestSchema = z.looseObject({
  /** The sku. */
  id: SkuIdSchema,
  productId: IdSchema,
  /** Months of the instalment plan; 0 is the full retail price. */
  dppMonths: z.number().int().min(0).max(60),
  contractTerm: z.enum(['MONTH_TO_MONTH', 'INSTALLMENT']).or(z.string().regex(/^\d{1,2}$/)),
  category: z.string().max(40).optional(),
  loanOfferId: z.string().max(60).optional(),
})

export const AddDeviceBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({
    lines: z
      .array(
        z.looseObject({
          /** The cart line to change; absent for a line yet to be made. */
          lineId: IdSchema.optional(),
          device: DeviceRequestSchema,
          sim: z.looseObject({ id: IdSchema.optional(), eSim: z.boolean().optional() }).optional(),
          isNewLine: z.boolean(),
          depletionType: z.enum(['L', 'F']).optional(),
          preBackOrderDate: z.string().max(30).optional(),
          purchasePath: z.string().max(40).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  ispuFlow: z.boolean().optional(),
})

export const RemoveDeviceBodySchema = z.looseObject({ cartInfo: CartInfoSchema, lineId: IdSchema })

const AccessoryRequestSchema = z.looseObject({
  /** The accessory's sku. */
  id: SkuIdSchema,
  qty: QuantitySchema,
  skuId: SkuIdSchema.optional(),
  isSoftSku: z.boolean().optional(),
  accessoryBundle: z.boolean().optional(),
  accessorySkuID: z.string().max(80).optional(),
  displayName: z.string().max(160).optional(),
  imgUrl: z.string().max(300).optional(),
  color: z.string().max(40).optional(),
  price: z.string().max(20).optional(),
  giftCard: z.boolean().optional(),
  discountAmount: z.string().max(20).optional(),
})

export const AddAccessoriesBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({
    validateCart: z.boolean().optional(),
    depletionType: z.enum(['L', 'F']).optional(),
    lines: z
      .array(
        z.looseObject({
          mtn: z.string().min(1).max(40),
          mdnFilterValue: z.string().max(40).optional(),
          addAccessories: z.array(AccessoryRequestSchema).max(20).optional(),
          removeAccessories: z.array(AccessoryRequestSchema).max(20).optional(),
          ispuFlow: z.boolean().optional(),
          depletionLocationCode: z.string().max(20).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  skipSVC: z.boolean().optional(),
})

export const AddPlanBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema,
  planId: IdSchema,
})

export const AssignMtnBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  lineId: IdSchema,
  number: z.discriminatedUnion('choice', [
    /** An existing line of the account gets the device: an upgrade. */
    z.looseObject({ choice: z.literal('existing'), mtnHashCode: IdSchema }),
    /** A fresh number near the zip code. */
    z.looseObject({ choice: z.literal('new'), zipCode: ZipCodeSchema }),
    /** A number that moves here from another carrier. */
    z.looseObject({
      choice: z.literal('port-in'),
      phoneNumber: z.string().regex(/^\d{10}$/, 'ten digits'),
      carrier: z.string().trim().min(1).max(60),
      accountNumber: z.string().trim().min(1).max(40),
      transferPin: z.string().trim().min(4).max(12),
    }),
  ]),
})

/** Says that the shopper has been through a step that needs no other change. */
export const AddStepBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  processStep: z.string().min(1).max(60),
})

export const CartOnlyBodySchema = z.looseObject({ cartInfo: CartInfoSchema })

/** Where a line stands in the upgrade selector. */
export const eligibleLineCategories = ['LOAN', 'ACTIVE_LOAN_GRACE_PERIOD', 'ELIGIBLE', 'INELIGIBLE'] as const

export const EligibleLineSchema = z.strictObject({
  category: z.enum(eligibleLineCategories),
  /** Masked: three digits, three digits, then XXXX. */
  mtn: z.string(),
  mtnHashCode: z.string(),
  nickName: z.string(),
  installmentLoans: z.array(z.strictObject({ balance: z.number(), monthsLeft: z.number().int() })),
  simFreezeInfo: z.strictObject({ frozen: z.boolean() }),
  paymentInfo: z.strictObject({ arPastDueBalance: z.number() }),
  equipmentUpgradeEligibility: z.strictObject({
    upgradeEligible: z.boolean(),
    annualUpgradeEligible: z.boolean(),
    buyoutEligible: z.boolean(),
    edgeUpEligible: z.boolean(),
    buyoutRestricted: z.boolean(),
    inEligibility: z.strictObject({ mtnPermanentlyInactive: z.boolean(), mtnSuspended: z.boolean() }),
    twoYearContract: z.strictObject({ endDate: z.string() }),
    lineUpgradedwithin24Hrs: z.boolean(),
    upgradeEligibilityLabel: z.string(),
  }),
  equipmentInfos: z.array(
    z.strictObject({
      deviceInfo: z.strictObject({
        displayName: z.string(),
        modelName: z.string(),
        tradeInValue: z.number(),
        ringDevice: z.boolean(),
        simClass4G: z.string(),
        euiccCapable: z.boolean(),
        pairedDeviceDetails: z.string().optional(),
      }),
    }),
  ),
})
export type EligibleLine = z.infer<typeof EligibleLineSchema>

export const ListEligibleLinesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  lines: z.array(EligibleLineSchema),
})

export const BundleAccessoryDetailAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  bundleAccessoryDetail: z.strictObject({
    eligibleQuantity: z.number().int(),
    /** Percent taken off each eligible item. */
    discountPercent: z.number(),
    discountAmount: z.number(),
    /** Eligible items still missing for the next tier; 0 at the top. */
    itemsToNextTier: z.number().int(),
    nextDiscountPercent: z.number(),
  }),
})

export const ValidateOrderBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  locationCode: z.string().max(20).optional(),
  flowType: z.string().max(40).optional(),
  salesRepId: z.string().max(40).optional(),
})

export const SaveCartBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  scheduleOrder: z.boolean().optional().describe('true: the order goes out later; false: it does not any more'),
  pccSaved: z.boolean().optional().describe('true: set aside, so that the next change begins another cart'),
  deviceProductId: IdSchema.optional().describe('The product page that it was saved from'),
  sorId: IdSchema.optional(),
  /** Guests only: the address that finds the cart again. */
  emailId: z.email().max(120).optional(),
})

export const SaveCartAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  cartId: z.string(),
  caseId: z.string(),
  quoteId: z.string().describe('Finds the saved cart again as a quote'),
})

export const ThrottleListAnswerSchema = z.strictObject({ throttleList: z.array(z.string()) })
