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
  lineTotal: z.number(),
  bundleEligible: z.boolean(),
  giftCard: z.boolean(),
  restrictedShipping: z.boolean(),
  promoHubOfferList: z.array(z.strictObject({ offerId: z.string(), discountAmount: z.number() })).optional(),
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
  preferFirstName: z.string().optional(),
  preferLastName: z.string().optional(),
  zipCode4: z.string().optional(),
  confirmEmailId: z.string().optional(),
  pobox: z.string().optional(),
  ruralDel: z.string().optional(),
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
  featureType: z.string(),
  quantity: z.number().int(),
  monthlyPrice: z.number(),
})
export type CartFeature = z.infer<typeof CartFeatureSchema>

export const SimItemSchema = z.strictObject({
  simType: z.enum(['ESIM', 'PSIM']),
  simId: z.string().optional(),
  eSimId: z.string().optional(),
  smartImeiDevice: z.string().optional(),
  description: z.string(),
})

export const DonationInfoSchema = z.strictObject({
  roundUpDonation: z.boolean(),
  donationMatch: z.boolean(),
  donationAmount: z.number(),
  charityUniqueCode: z.string(),
  charityOrganization: z.string(),
  itemCode: z.string(),
})

export const CartLineSchema = z.strictObject({
  lineId: z.string(),
  lineActivityType: LineActivityTypeSchema,
  multiLineSeqNumber: z.number().int(),
  mobileNumber: z.string().optional(),
  numberChoice: z.enum(['existing', 'new', 'port-in']).optional(),
  deviceItem: CartDeviceSchema.optional(),
  plan: z
    .strictObject({ planId: z.string(), displayName: z.string(), summary: z.string(), monthlyPrice: z.number() })
    .optional(),
  protection: z.strictObject({ id: z.string(), displayName: z.string(), monthlyPrice: z.number() }).optional(),
  accessories: z.array(CartAccessorySchema),
  features: z.array(CartFeatureSchema).optional(),
  visFeatures: z
    .strictObject({
      protection: z
        .strictObject({
          id: z.string(),
          indicator: z.string(),
          declined: z.boolean(),
        })
        .optional(),
    })
    .optional(),
  simItem: SimItemSchema.optional(),
  secondNumber: z.strictObject({ isSecondNumber: z.boolean() }).optional(),
  donationInfo: DonationInfoSchema.optional(),
  mtnDetails: z.strictObject({ areaCode: z.string(), carrier: z.string().optional() }).optional(),
  promoType: z.enum(['TRADEIN_PROMO', 'Accessory-Bonus-Offer']).optional(),
  bundleAccessoryInfo: z.strictObject({ bundleProductId: z.string() }).optional(),
  bundleAccessorySku: z.string().optional(),
  accessoryRecommendations: z.array(z.string()).optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  installmentInfo: z.strictObject({ mandatoryDownPayment: z.number() }),
  serviceInfo: z.strictObject({
    mtn: z.string(),
    e911Address: ServiceAddressSchema.optional(),
    serviceAddress: ServiceAddressSchema.optional(),
    primaryUserInfo: z.strictObject({ firstName: z.string(), lastName: z.string() }).optional(),
    sbdOffer: z.string().optional(),
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
  sortedSteps: z.array(PendingStepSchema),
  lines: z.record(z.string(), SortedStepsSchema).optional(),
  submissions: z.record(z.string(), SortedStepsSchema).optional(),
})

export const ScreenInfoSchema = z.strictObject({
  screenName: z.enum(['emptycart', 'promohub', 'expresshub', 'simplifiedhub', 'buysim', 'scanandgocart']),
  processStep: z.string(),
})
export type ScreenName = z.infer<typeof ScreenInfoSchema>['screenName']

export const CartViewSchema = z.strictObject({
  cartId: z.string(),
  caseId: z.string(),
  itemCount: z.number().int(),
  lineDetails: z.strictObject({
    lineInfo: z.record(z.string(), CartLineSchema),
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
          lineSeqNum: z.number().int(),
          deviceBrand: z.string(),
          deviceModel: z.string(),
          condition: TradeInConditionSchema.optional(),
          tradeInValue: z.number(),
        }),
      ),
      instantBIC: z.boolean(),
    }),
    couponDetails: z.array(z.strictObject({ couponCode: z.string(), couponValid: z.boolean() })),
    payments: z.array(z.strictObject({ paymentType: z.string(), amount: z.number() })),
  }),
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
        discountAmount: z.number(),
        promoCodes: z.array(z.string()),
      })
      .optional(),
    orderList: z
      .array(z.strictObject({ lineId: z.string(), itemCode: z.string(), quantity: z.number().int() }))
      .optional(),
    accessoryFinancingOfferInfo: z.strictObject({ customerEligible: z.boolean() }).optional(),
    accountFeatures: z.array(CartFeatureSchema).optional(),
  }),
  cartHeader: z.strictObject({
    fullAccountNumber: z.string(),
    cartCreator: z.string(),
    isVzPhEligible: z.boolean().optional(),
    isVzHdaEligible: z.boolean().optional(),
    guestChoice: z.enum(['GUEST', 'SIGN_IN']).optional(),
  }),
  cartValidationErrors: z.array(CartValidationErrorSchema),
  hubReadyForCheckout: z.boolean(),
  pendingSteps: PendingStepsSchema,
  screenInfo: ScreenInfoSchema,
  modifyTimerElapsed: z.boolean(),
  errors: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      message: z.string(),
      details: z.array(z.strictObject({ issue: z.string() })),
    }),
  ),
  errorCode: z.string(),
  creditAppApproved: z.boolean(),
  userAuthorized: z.boolean(),
  isRefundExchange: z.boolean().optional(),
  customerType: z.string(),
  intendType: z.string(),
  safeTechSessionId: z.string(),
  featureFlags: FeatureFlagsSchema,
})
export type CartView = z.infer<typeof CartViewSchema>

export const cartViewDescriptions = {
  code: 'Code of the row; the shop translates it',
  name: 'The name of the product',
  'errors.name': 'The error in capitals, for logs',
  'ShippingOption.name': 'What shoppers read',
  'Store.name': 'Name of the store',
  quantity: 'Pieces',
  'CartFeature.quantity': 'How many of it',
  amount: 'Dollars; negative for a discount',
  'payments.amount': 'Dollars paid that way',
  'CartAccessory.itemCode': 'The sku, as orders name it',
  'CartDevice.itemCode': 'The sku, as orders name it',
  'orderList.itemCode': 'The sku, as orders name it',
  description: 'One or two sentences for shoppers',
  color: 'Name of the colour',
  imageUrl: 'Picture of the variant',
  lineTotal: 'Dollars for all pieces after every discount',
  restrictedShipping: 'Whether its battery limits it to ground shipping or pickup',
  promoHubOfferList: 'Offers that lower its price',
  discountAmount: 'Dollars that the offer takes off',
  'bundle.discountAmount': 'Dollars taken off today',
  'cartTotalDiscounts.discountAmount': 'Dollars that promotions take off today',
  cartItemType: "DEVICE is bought, BYOD is the customer's own",
  byodESimPhone: 'Whether a brought phone works with an eSIM',
  condition: 'New, or the grade of a certified pre-owned device',
  'tradeInItems.condition': 'Condition of the device; absent until the shopper has rated it',
  term: 'Months of the instalment plan; 0 is the full retail price',
  apr: 'Yearly interest of the plan in percent',
  'CartFeature.monthlyPrice': 'Dollars a month for all units',
  retailPrice: 'Dollars at full retail price',
  availability: 'Whether it ships now, later or not at all',
  id: 'Id of the feature',
  'errors.id': 'Number or name of the error in the catalogue',
  featureType: 'SPO for the account, SFO for a line',
  multiLineSeqNumber: "The line's place in the order, from 1",
  mobileNumber: "The line's number, masked where it is a customer's",
  numberChoice: "existing: a line of the account is upgraded; new: a fresh number; port-in: another carrier's number",
  deviceItem: 'The device of the line',
  plan: 'The plan of the line',
  protection: 'Protection of the device',
  'visFeatures.protection': 'Protection, as the upgrade pages use it',
  accessories: 'Accessories of the line',
  features: 'Features of the line besides protection',
  visFeatures: 'Features of the line, as the upgrade pages use them',
  indicator: 'A: added; Z: unchanged',
  declined: 'Whether the customer declined it',
  simItem: 'The SIM of the line',
  secondNumber: 'Whether the line is a second number on a phone',
  isSecondNumber: 'true: it is one',
  donationInfo: "The order's donation, on its first line",
  mtnDetails: 'The number of the line',
  areaCode: 'Its first three digits',
  promoType: 'TRADEIN_PROMO with a trade-in, Accessory-Bonus-Offer where accessories make a bundle',
  bundleAccessoryInfo: 'The bundle that the accessories of the line make',
  bundleProductId: 'The bundle as a product',
  bundleAccessorySku: 'The bundle as a sku',
  accessoryRecommendations: 'Skus that go with the device',
  shippingAddress: 'Where its device is shipped, once known',
  serviceInfo: 'The owner of the line, and where it is used',
  'Store.zipCode': 'Zip code of the store',
  primaryUserInfo: 'Who uses the line',
  sbdOffer: 'Code of the promotion on the line',
  isTradeInIntentSelected: 'Whether the shopper wants to trade in a device for it',
  tradeInInfo: 'The device traded in for it',
  lineDetails: 'What is in the cart, line by line',
  lineInfo: 'Each line by its id',
  allLines: 'Ids of all lines in the order in which they were added',
  deviceLines: 'Ids of the lines with a device',
  eupLines: 'Ids of the lines that upgrade a customer',
  linesWithAcc: 'Ids of the lines with accessories',
  byodLines: "Ids of the new lines with the customer's own device",
  byodEUPLines: "Ids of the upgraded lines with the customer's own device",
  numOfLines: 'Lines in the cart',
  numOfLinesWithDevices: 'Lines with a device',
  numOfAccessoryAndDeviceItemsInCart: 'Number of devices and accessories',
  tradeInDetail: 'The trade-ins',
  tradeInItems: 'Each device traded in',
  lineSeqNum: 'Sequence number of its line; 0 for a trade-in without a line',
  instantBIC: 'Whether the credit is paid at once instead of monthly',
  couponDetails: 'Coupons on the cart',
  couponCode: 'The code of the coupon',
  couponValid: 'Whether it counts',
  payments: 'What is paid today, by kind of payment',
  orderDetails: 'The cart as one order',
  orderType: 'IS: accessories alone; DV: with devices',
  flowType: 'SCAN_AND_GO in a store, the sales flow of a representative, or empty',
  bundle: 'The accessory bundle discount of the cart',
  barCodes: 'Bar codes on the cart',
  cartTotalDiscounts: 'Effect of promotions on the cart',
  barCodeOfferAppliedOnOrder: 'Whether a bar code applied one of them',
  promoCodes: 'Every promotion on the cart, bar codes included',
  orderList: 'Every item that the order ships',
  accessoryFinancingOfferInfo: 'Whether accessories may be financed',
  customerEligible: 'Whether accessories may be paid in instalments',
  accountFeatures: 'Features of the account, such as home protection',
  cartHeader: 'The owner of the cart',
  fullAccountNumber: 'The account, its two parts joined by a dash; empty without one',
  isVzPhEligible: 'home protection may be added',
  isVzHdaEligible: 'home advisor may be added',
  guestChoice: 'GUEST continues without an account, SIGN_IN signs in',
  pendingSteps: 'Steps that the cart still requires',
  screenInfo: 'The page to show for the cart',
  modifyTimerElapsed: 'Whether the time to change a placed order has passed',
  errors: 'What blocks the cart',
  message: 'Text that a shopper may be shown',
  errorCode: 'Code of the first blocking validation error; empty without one',
  creditAppApproved: 'Whether the credit check allows the order',
  userAuthorized: 'Whether the shopper may buy for the account; if not, its owner has to sign in',
  isRefundExchange: 'Whether the order exchanges an earlier one',
  customerType: 'E a customer, N a prospect',
  safeTechSessionId: 'Session of the device-fraud check',
  roundUpDonation: 'Whether the amount rounds the total up',
  donationAmount: 'Dollars given',
  step: 'A step of the purchase',
  sortedSteps: 'Steps to complete, the next one first',
  'PendingSteps.sortedSteps': 'Every step that the cart still requires, the next one first',
  lines: 'Steps by line',
  submissions: 'Trade-in steps by submission',
  screenName: 'The page to show for the cart: empty, promo hub, express hub or a similar one',
  processStep: 'The next step that the carrier requires',
  type: 'home or business',
  preferFirstName: 'Preferred name of the recipient',
  simType: 'ESIM, or PSIM for a physical one',
  simId: 'Number of the physical SIM',
  eSimId: 'Number of the eSIM',
  ispuServices: 'Ways to pick up at the store, such as curbside',
  todayRows: 'What makes up the amount due today',
  monthlyRows: 'What makes up the amount due every month',
}
