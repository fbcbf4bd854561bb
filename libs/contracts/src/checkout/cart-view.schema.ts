import { z } from 'zod'
import { LineActivityTypeSchema } from '../shared/cart-info.schema'
import { CartValidationErrorSchema } from '../shared/cart-validation-error.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { TradeInConditionSchema } from '../trade-in/trade-in.schema'

/** One row of an amount's breakdown. `code` is translated by the shop, `name` is a product's own. */
export const AmountRowSchema = z.strictObject({
  code: z.enum([
    'device',
    'down-payment',
    'accessories',
    'bundle-discount',
    'promo-discount',
    'activation',
    'delivery',
    'tax',
    'instalment',
    'plan',
    'protection',
    'feature',
    'donation',
  ]),
  name: z.string().optional(),
  quantity: z.number().int().optional(),
  amount: z.number(),
})
export type AmountRow = z.infer<typeof AmountRowSchema>

export const TotalsSchema = z.strictObject({
  dueToday: z.number(),
  dueMonthly: z.number(),
  todayRows: z.array(AmountRowSchema),
  monthlyRows: z.array(AmountRowSchema),
})
export type Totals = z.infer<typeof TotalsSchema>

export const CartAccessorySchema = z.strictObject({
  itemCode: z.string(),
  productId: z.string(),
  sorId: z.string(),
  description: z.string(),
  color: z.string(),
  imageUrl: z.string(),
  productURL: z.string(),
  qty: z.number().int(),
  originalPrice: z.number(),
  discountedPrice: z.number(),
  /** What all units cost after every discount. */
  lineTotal: z.number(),
  bundleEligible: z.boolean(),
  giftCard: z.boolean(),
  restrictedShipping: z.boolean(),
  promoHubOfferList: z
    .array(z.strictObject({ offerId: z.string(), discountAmount: z.number() }))
    .optional()
    .describe('offers that lower its price'),
})
export type CartAccessory = z.infer<typeof CartAccessorySchema>

export const CartDeviceSchema = z.strictObject({
  itemCode: z.string(),
  productId: z.string(),
  sorId: z.string(),
  skuId: z.string(),
  description: z.string(),
  cartItemType: z.string(),
  byodESimPhone: z.boolean(),
  brandName: z.string(),
  color: z.string(),
  capacity: z.string().optional(),
  condition: z.string().optional(),
  imageUrl: z.string(),
  productURL: z.string(),
  term: z.number().int(),
  apr: z.number(),
  monthlyPrice: z.number(),
  retailPrice: z.number(),
  availability: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
  availableOn: z.string().optional(),
})
export type CartDevice = z.infer<typeof CartDeviceSchema>

export const ShippingAddressSchema = z.strictObject({
  type: z.string(),
  firmName: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  emailId: z.string().optional(),
  phoneNumber: z.string().optional(),
  country: z.literal('USA'),
  preferFirstName: z.string().optional().describe('What the recipient goes by'),
  preferLastName: z.string().optional(),
  zipCode4: z.string().optional().describe('The four digits after the zip code'),
  confirmEmailId: z.string().optional(),
  pobox: z.string().optional().describe('Number of a post office box'),
  ruralDel: z.string().optional().describe('Route of rural delivery'),
  attention: z.string().optional(),
  enableEmailandTextNotification: z.boolean().optional(),
})
export type ShippingAddress = z.infer<typeof ShippingAddressSchema>

const ServiceAddressSchema = z.strictObject({
  addressLine1: z.string(),
  addressLine2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
})

export const CartFeatureSchema = z.strictObject({
  id: z.string(),
  sorId: z.string(),
  displayName: z.string(),
  featureType: z.string().describe('SPO for the account, SFO for a line'),
  quantity: z.number().int(),
  monthlyPrice: z.number().describe('of all units'),
})
export type CartFeature = z.infer<typeof CartFeatureSchema>

export const SimItemSchema = z.strictObject({
  simType: z.enum(['ESIM', 'PSIM']),
  simId: z.string().optional(),
  eSimId: z.string().optional(),
  smartImeiDevice: z.string().optional().describe('IMEI of the brought device that it goes into'),
  description: z.string(),
})

export const DonationInfoSchema = z.strictObject({
  roundUpDonation: z.boolean(),
  donationMatch: z.boolean().describe('the carrier gives as much again'),
  donationAmount: z.number(),
  charityUniqueCode: z.string(),
  charityOrganization: z.string(),
  itemCode: z.string(),
})

export const CartLineSchema = z.strictObject({
  lineId: z.string(),
  lineActivityType: LineActivityTypeSchema,
  multiLineSeqNumber: z.number().int(),
  /** Masked where it is a customer's number. */
  mobileNumber: z.string().optional(),
  numberChoice: z.enum(['existing', 'new', 'port-in']).optional(),
  deviceItem: CartDeviceSchema.optional(),
  plan: z
    .strictObject({ planId: z.string(), displayName: z.string(), summary: z.string(), monthlyPrice: z.number() })
    .optional(),
  protection: z.strictObject({ id: z.string(), displayName: z.string(), monthlyPrice: z.number() }).optional(),
  accessories: z.array(CartAccessorySchema),
  features: z.array(CartFeatureSchema).optional().describe('features of the line besides protection'),
  visFeatures: z
    .strictObject({
      protection: z
        .strictObject({
          id: z.string(),
          indicator: z.string().describe('A added, Z kept'),
          declined: z.boolean(),
        })
        .optional(),
    })
    .optional(),
  simItem: SimItemSchema.optional(),
  secondNumber: z.strictObject({ isSecondNumber: z.boolean() }).optional(),
  donationInfo: DonationInfoSchema.optional().describe("the order's donation, on its first line"),
  mtnDetails: z.strictObject({ areaCode: z.string(), carrier: z.string().optional() }).optional(),
  promoType: z.enum(['TRADEIN_PROMO', 'Accessory-Bonus-Offer']).optional(),
  bundleAccessoryInfo: z.strictObject({ bundleProductId: z.string() }).optional(),
  bundleAccessorySku: z.string().optional(),
  accessoryRecommendations: z.array(z.string()).optional().describe('skus that go with the device'),
  shippingAddress: ShippingAddressSchema.optional().describe('where its device goes, once that is known'),
  installmentInfo: z.strictObject({ mandatoryDownPayment: z.number() }),
  serviceInfo: z.strictObject({
    mtn: z.string(),
    e911Address: ServiceAddressSchema.optional(),
    serviceAddress: ServiceAddressSchema.optional(),
    primaryUserInfo: z.strictObject({ firstName: z.string(), lastName: z.string() }).optional(),
    sbdOffer: z.string().optional().describe('the promotion that the line takes, by its code'),
  }),
  isTradeInIntentSelected: z.boolean(),
  tradeInInfo: z.strictObject({ deviceModel: z.string(), deviceBrand: z.string() }).optional(),
})
export type CartLine = z.infer<typeof CartLineSchema>

export const ShippingOptionSchema = z.strictObject({
  shippingOptionId: z.string(),
  name: z.string(),
  description: z.string(),
  cost: z.number(),
  active: z.boolean(),
  /** ISO date on which it arrives or can be fetched. */
  arrivesOn: z.string(),
})
export type ShippingOption = z.infer<typeof ShippingOptionSchema>

export const StoreSchema = z.strictObject({
  locationCode: z.string(),
  name: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  ispuServices: z.array(z.string()),
})
export type Store = z.infer<typeof StoreSchema>

export const ContactSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  emailId: z.string(),
  phoneNumber: z.string(),
  dateOfBirth: z.string().optional(),
  serviceAddress: z.strictObject({
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
})
export type Contact = z.infer<typeof ContactSchema>

export const PendingStepSchema = z.strictObject({ lineId: z.string(), step: z.string() })

const SortedStepsSchema = z.strictObject({ sortedSteps: z.array(z.string()) })

export const PendingStepsSchema = z.strictObject({
  sortedSteps: z.array(PendingStepSchema).describe('Every step that the cart waits for, the next one first'),
  lines: z.record(z.string(), SortedStepsSchema).optional().describe('The same by line'),
  submissions: z.record(z.string(), SortedStepsSchema).optional().describe('Trade-in steps by submission'),
})

export const ScreenInfoSchema = z.strictObject({
  screenName: z.enum(['emptycart', 'promohub', 'expresshub', 'simplifiedhub', 'buysim', 'scanandgocart']),
  processStep: z.string().describe('The step that the carrier asks for next'),
})
export type ScreenName = z.infer<typeof ScreenInfoSchema>['screenName']

export const CartViewSchema = z.strictObject({
  cartId: z.string(),
  caseId: z.string(),
  itemCount: z.number().int(),
  lineDetails: z.strictObject({
    lineInfo: z.record(z.string(), CartLineSchema),
    /** Line ids in the order in which they were added. */
    allLines: z.array(z.string()),
    deviceLines: z.array(z.string()),
    eupLines: z.array(z.string()),
    linesWithAcc: z.array(z.string()),
    byodLines: z.array(z.string()),
    byodEUPLines: z.array(z.string()),
    numOfLines: z.number().int(),
    numOfLinesWithDevices: z.number().int(),
    numOfAccessoryAndDeviceItemsInCart: z.number().int(),
    tradeInDetail: z.strictObject({
      tradeInItems: z.array(
        z.strictObject({
          submissionId: z.string(),
          lineSeqNum: z.number().int().describe('Of its line; 0 for a trade-in without one'),
          deviceBrand: z.string(),
          deviceModel: z.string(),
          condition: TradeInConditionSchema.optional().describe('Absent until the shopper has told'),
          tradeInValue: z.number(),
        }),
      ),
      instantBIC: z.boolean().describe('Whether the credit is given at once rather than monthly'),
    }),
    couponDetails: z.array(z.strictObject({ couponCode: z.string(), couponValid: z.boolean() })),
    payments: z.array(z.strictObject({ paymentType: z.string(), amount: z.number() })),
  }),
  /** Accessories that belong to no line's device. */
  orderDetails: z.strictObject({
    orderType: z.string(),
    flowType: z.string(),
    totals: TotalsSchema,
    bundle: z.strictObject({
      eligibleQuantity: z.number().int(),
      discountPercent: z.number(),
      discountAmount: z.number(),
    }),
    barCodes: z
      .array(
        z.strictObject({
          barCodeId: z.string(),
          promoCaseId: z.string(),
          displayName: z.string(),
        }),
      )
      .optional(),
    cartTotalDiscounts: z
      .strictObject({
        barCodeOfferAppliedOnOrder: z.boolean(),
        discountAmount: z.number().describe('what promotions take off today'),
        promoCodes: z.array(z.string()).describe('every promotion on the cart, bar codes included'),
      })
      .optional(),
    orderList: z
      .array(z.strictObject({ lineId: z.string(), itemCode: z.string(), quantity: z.number().int() }))
      .optional()
      .describe('everything that the order sends'),
    accessoryFinancingOfferInfo: z
      .strictObject({ customerEligible: z.boolean().describe('accessories may be paid off over time') })
      .optional(),
    accountFeatures: z.array(CartFeatureSchema).optional().describe('features of the account, such as home protection'),
  }),
  cartHeader: z.strictObject({
    fullAccountNumber: z.string(),
    cartCreator: z.string(),
    isVzPhEligible: z.boolean().optional().describe('home protection may be added'),
    isVzHdaEligible: z.boolean().optional().describe('home advisor may be added'),
    guestChoice: z.enum(['GUEST', 'SIGN_IN']).optional(),
  }),
  cartValidationErrors: z.array(CartValidationErrorSchema),
  hubReadyForCheckout: z.boolean(),
  pendingSteps: PendingStepsSchema,
  screenInfo: ScreenInfoSchema,
  modifyTimerElapsed: z.boolean().describe('Whether the time to change a placed order is over'),
  errors: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        message: z.string(),
        details: z.array(z.strictObject({ issue: z.string() })),
      }),
    )
    .describe('What blocks the cart'),
  errorCode: z.string().describe('Code of the first blocking validation error; empty without one'),
  creditAppApproved: z.boolean(),
  userAuthorized: z.boolean(),
  isRefundExchange: z.boolean().optional().describe('The order exchanges what was ordered before'),
  customerType: z.string(),
  intendType: z.string(),
  safeTechSessionId: z.string(),
  featureFlags: FeatureFlagsSchema,
})
export type CartView = z.infer<typeof CartViewSchema>
