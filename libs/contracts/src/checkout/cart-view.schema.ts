import { z } from 'zod'
import { CaptchaResponseSchema, LineActivityTypeSchema } from '../shared/cart-info.schema'
import { CartValidationErrorSchema } from '../shared/cart-validation-error.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { TradeInItemSchema } from '../trade-in/trade-in.schema'
import {
  AccountNumberSchema,
  AddressSchema,
  AmountSchema,
  AreaCodeSchema,
  CapacitySchema,
  CountSchema,
  CreditStatusSchema,
  DateSchema,
  EmailSchema,
  FeatureTypeSchema,
  IdListSchema,
  IdOrEmptySchema,
  IdSchema,
  LabelSchema,
  LocationCodeSchema,
  MoneySchema,
  PercentSchema,
  PersonNameSchema,
  PhoneSchema,
  StateSchema,
  TrimmedTextSchema,
  ZipCodeExtensionSchema,
  ZipCodeSchema,
} from '../shared/fields.schema'
import { PaymentPartsSchema } from './payment.schema'
import { ProcessStepSchema } from '../shared/process-step.schema'
import { ErrorIdSchema, ErrorNameSchema } from '../shared/service.schema'

/** One row of an amount's breakdown. `code` is translated by the shop, `name` is a product's own. */
export const AmountRowSchema = z.strictObject({
  code: z.enum([
    'device',
    'down-payment',
    'security-deposit',
    'accessories',
    'bundle-discount',
    'promo-discount',
    'offer-discount',
    'trade-in-discount',
    'activation',
    'delivery',
    'tax',
    'instalment',
    'plan',
    'without-auto-pay',
    'protection',
    'feature',
    'donation',
  ]),
  name: z.string().optional(),
  quantity: CountSchema.optional(),
  amount: MoneySchema,
  until: DateSchema.optional(),
})
export type AmountRow = z.infer<typeof AmountRowSchema>

export const TotalsSchema = z.strictObject({
  dueToday: AmountSchema,
  dueMonthly: AmountSchema,
  todayRows: z.array(AmountRowSchema),
  monthlyRows: z.array(AmountRowSchema),
  creditRows: z.array(AmountRowSchema).optional(),
})
export type Totals = z.infer<typeof TotalsSchema>

export const CartAccessorySchema = z.strictObject({
  itemCode: IdSchema,
  productId: IdSchema,
  sorId: IdSchema,
  description: z.string(),
  color: LabelSchema,
  imageUrl: AddressSchema,
  productURL: AddressSchema,
  qty: CountSchema,
  originalPrice: AmountSchema,
  discountedPrice: AmountSchema,
  lineTotal: AmountSchema,
  bundleEligible: z.boolean(),
  giftCard: z.boolean(),
  restrictedShipping: z.boolean(),
  unitsLeft: CountSchema.optional(),
  promoHubOfferList: z.array(z.strictObject({ offerId: IdSchema, discountAmount: AmountSchema })).optional(),
})
export type CartAccessory = z.infer<typeof CartAccessorySchema>

export const CartDeviceSchema = z.strictObject({
  itemCode: IdSchema,
  productId: IdSchema,
  sorId: IdSchema,
  skuId: IdSchema,
  description: z.string(),
  cartItemType: z.enum(['DEVICE', 'BYOD']),
  byodESimPhone: z.boolean(),
  brandName: LabelSchema,
  color: LabelSchema,
  capacity: CapacitySchema.optional(),
  isStorageKnown: z.literal(false).optional(),
  condition: LabelSchema.optional(),
  imageUrl: AddressSchema,
  productURL: AddressSchema,
  term: CountSchema,
  apr: PercentSchema,
  monthlyPrice: AmountSchema,
  retailPrice: AmountSchema,
  availability: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
  availableOn: DateSchema.optional(),
  unitsLeft: CountSchema.optional(),
})
export type CartDevice = z.infer<typeof CartDeviceSchema>

export const ShippingAddressSchema = z.strictObject({
  type: z.enum(['home', 'business']),
  firmName: TrimmedTextSchema.optional(),
  firstName: PersonNameSchema,
  lastName: PersonNameSchema,
  addressLine1: TrimmedTextSchema,
  addressLine2: TrimmedTextSchema.optional(),
  city: PersonNameSchema,
  state: StateSchema,
  zipCode: ZipCodeSchema,
  emailId: EmailSchema.optional(),
  phoneNumber: PhoneSchema.optional(),
  country: z.literal('USA'),
  preferFirstName: PersonNameSchema.optional(),
  preferLastName: PersonNameSchema.optional(),
  zipCode4: ZipCodeExtensionSchema.optional(),
  confirmEmailId: EmailSchema.optional(),
  pobox: TrimmedTextSchema.optional(),
  ruralDel: TrimmedTextSchema.optional(),
  attention: TrimmedTextSchema.optional(),
  enableEmailandTextNotification: z.boolean().optional(),
})
export type ShippingAddress = z.infer<typeof ShippingAddressSchema>

const ServiceAddressSchema = z.strictObject({
  addressLine1: TrimmedTextSchema,
  addressLine2: TrimmedTextSchema.optional(),
  city: PersonNameSchema,
  state: StateSchema,
  zipCode: ZipCodeSchema,
})

export const CartFeatureSchema = z.strictObject({
  id: IdSchema,
  sorId: IdSchema,
  displayName: z.string(),
  featureType: FeatureTypeSchema,
  quantity: CountSchema,
  monthlyPrice: AmountSchema,
})
export type CartFeature = z.infer<typeof CartFeatureSchema>

export const SimItemSchema = z.strictObject({
  simType: z.enum(['ESIM', 'PSIM']),
  simId: IdSchema.optional(),
  eSimId: IdSchema.optional(),
  smartImeiDevice: IdSchema.optional(),
  description: z.string(),
})

export const DonationInfoSchema = z.strictObject({
  roundUpDonation: z.boolean(),
  donationMatch: z.boolean(),
  donationAmount: AmountSchema,
  charityUniqueCode: IdOrEmptySchema,
  charityOrganization: TrimmedTextSchema,
  itemCode: IdSchema,
})

export const CartLineSchema = z.strictObject({
  lineId: IdSchema,
  lineActivityType: LineActivityTypeSchema,
  multiLineSeqNumber: CountSchema,
  mobileNumber: IdSchema.optional(),
  numberChoice: z.enum(['existing', 'new', 'port-in']).optional(),
  numberLabel: TrimmedTextSchema.optional(),
  deviceItem: CartDeviceSchema.optional(),
  plan: z
    .strictObject({
      planId: IdSchema,
      displayName: z.string(),
      summary: z.string(),
      monthlyPrice: AmountSchema,
      priceWithoutAutoPay: AmountSchema.optional(),
    })
    .optional(),
  protection: z.strictObject({ id: IdSchema, displayName: z.string(), monthlyPrice: AmountSchema }).optional(),
  accessories: z.array(CartAccessorySchema),
  offers: z.array(AmountRowSchema).optional(),
  features: z.array(CartFeatureSchema).optional(),
  visFeatures: z
    .strictObject({
      protection: z
        .strictObject({
          id: IdSchema,
          indicator: z.enum(['A', 'Z']),
          declined: z.boolean(),
        })
        .optional(),
    })
    .optional(),
  simItem: SimItemSchema.optional(),
  secondNumber: z.strictObject({ isSecondNumber: z.boolean() }).optional(),
  donationInfo: DonationInfoSchema.optional(),
  mtnDetails: z.strictObject({ areaCode: AreaCodeSchema, carrier: TrimmedTextSchema.optional() }).optional(),
  promoType: z.enum(['TRADEIN_PROMO', 'Accessory-Bonus-Offer']).optional(),
  bundleAccessoryInfo: z.strictObject({ bundleProductId: IdSchema }).optional(),
  bundleAccessorySku: IdSchema.optional(),
  accessoryRecommendations: z.array(IdSchema).optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  installmentInfo: z.strictObject({ mandatoryDownPayment: AmountSchema }),
  serviceInfo: z.strictObject({
    mtn: IdSchema,
    e911Address: ServiceAddressSchema.optional(),
    serviceAddress: ServiceAddressSchema.optional(),
    primaryUserInfo: z.strictObject({ firstName: PersonNameSchema, lastName: PersonNameSchema }).optional(),
    sbdOffer: IdSchema.optional(),
  }),
  isTradeInIntentSelected: z.boolean(),
  tradeInInfo: z.strictObject({ deviceModel: TrimmedTextSchema, deviceBrand: TrimmedTextSchema }).optional(),
})
export type CartLine = z.infer<typeof CartLineSchema>

export const ShippingOptionSchema = z.strictObject({
  shippingOptionId: IdSchema,
  name: z.string(),
  description: z.string(),
  cost: AmountSchema,
  active: z.boolean(),
  arrivesOn: DateSchema,
})
export type ShippingOption = z.infer<typeof ShippingOptionSchema>

const TimeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'such as 09:00')

export const StoreSchema = z.strictObject({
  locationCode: LocationCodeSchema,
  name: LabelSchema,
  addressLine1: TrimmedTextSchema,
  city: PersonNameSchema,
  state: StateSchema,
  zipCode: ZipCodeSchema,
  hours: z.strictObject({ opens: TimeOfDaySchema, closes: TimeOfDaySchema }),
  ispuServices: z.array(IdSchema),
})
export type Store = z.infer<typeof StoreSchema>

export const ContactSchema = z.strictObject({
  firstName: PersonNameSchema,
  lastName: PersonNameSchema,
  emailId: EmailSchema,
  phoneNumber: PhoneSchema.optional(),
  dateOfBirth: DateSchema.optional(),
  serviceAddress: z.strictObject({
    addressLine1: TrimmedTextSchema,
    addressLine2: TrimmedTextSchema.optional(),
    city: PersonNameSchema,
    state: StateSchema,
    zipCode: ZipCodeSchema,
  }),
})
export type Contact = z.infer<typeof ContactSchema>

export const PendingStepSchema = z.strictObject({ lineId: IdSchema, step: ProcessStepSchema })

const SortedStepsSchema = z.strictObject({ sortedSteps: z.array(ProcessStepSchema) })

export const PendingStepsSchema = z.strictObject({
  sortedSteps: z.array(PendingStepSchema),
  lines: z.record(IdSchema, SortedStepsSchema).optional(),
  submissions: z.record(IdSchema, SortedStepsSchema).optional(),
})

export const ScreenInfoSchema = z.strictObject({
  screenName: z.enum(['emptycart', 'promohub', 'expresshub', 'simplifiedhub', 'buysim', 'scanandgocart']),
  processStep: ProcessStepSchema,
})
export type ScreenName = z.infer<typeof ScreenInfoSchema>['screenName']

export const CartViewSchema = z.strictObject({
  cartId: IdSchema,
  caseId: IdSchema,
  cartInfo: z.strictObject({ intendType: IdOrEmptySchema, gRecaptchaResponse: CaptchaResponseSchema.optional() }),
  itemCount: CountSchema,
  lineDetails: z.strictObject({
    lineInfo: z.record(IdSchema, CartLineSchema),
    allLines: z.array(IdSchema),
    deviceLines: z.array(IdSchema),
    eupLines: z.array(IdSchema),
    linesWithAcc: z.array(IdSchema),
    byodLines: z.array(IdSchema),
    byodEUPLines: z.array(IdSchema),
    lastItemAddedLine: IdSchema.optional(),
    numOfLines: CountSchema,
    numOfLinesWithDevices: CountSchema,
    numOfAccessoryAndDeviceItemsInCart: CountSchema,
    tradeInDetail: z.strictObject({
      tradeInItems: z.array(TradeInItemSchema),
      instantBIC: z.boolean(),
    }),
    couponDetails: z.array(z.strictObject({ couponCode: IdSchema, couponValid: z.boolean() })),
    payments: PaymentPartsSchema,
  }),
  orderDetails: z.strictObject({
    orderType: z.enum(['IS', 'DV']),
    flowType: z.string().regex(/^\w{0,40}$/),
    totals: TotalsSchema,
    bundle: z.strictObject({
      eligibleQuantity: CountSchema,
      discountPercent: PercentSchema,
      discountAmount: AmountSchema,
    }),
    barCodes: z
      .array(
        z.strictObject({
          barCodeId: IdSchema,
          promoCaseId: IdSchema,
          displayName: z.string(),
        }),
      )
      .optional(),
    cartTotalDiscounts: z
      .strictObject({
        barCodeOfferAppliedOnOrder: z.boolean(),
        discountAmount: AmountSchema,
        promoCodes: z.array(IdSchema),
      })
      .optional(),
    orderList: z.array(z.strictObject({ lineId: IdSchema, itemCode: IdSchema, quantity: CountSchema })).optional(),
    accessoryFinancingOfferInfo: z.strictObject({ customerEligible: z.boolean() }).optional(),
    accountFeatures: z.array(CartFeatureSchema).optional(),
  }),
  cartHeader: z.strictObject({
    fullAccountNumber: AccountNumberSchema,
    cartCreator: IdSchema,
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
      id: ErrorIdSchema,
      name: ErrorNameSchema,
      message: z.string(),
      details: z.array(z.strictObject({ issue: IdListSchema })),
    }),
  ),
  errorCode: IdOrEmptySchema,
  creditAppApproved: z.boolean(),
  creditIssueStatus: CreditStatusSchema.optional(),
  userAuthorized: z.boolean(),
  isRefundExchange: z.boolean().optional(),
  customerType: z.enum(['E', 'N']),
  intendType: IdOrEmptySchema,
  safeTechSessionId: IdSchema,
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
  'CartAccessory.itemCode': 'The sku, as orders name it',
  'CartDevice.itemCode': 'The sku, as orders name it',
  'orderList.itemCode': 'The sku, as orders name it',
  description: 'One or two sentences for shoppers',
  color: 'Name of the color',
  imageUrl: 'Picture of the variant',
  lineTotal: 'Dollars for all pieces after every discount',
  restrictedShipping: 'Whether its battery limits it to ground shipping or pickup',
  unitsLeft: 'How many can still be ordered, where the cart holds more than that',
  promoHubOfferList: 'Offers that lower its price',
  discountAmount: 'Dollars that the offer takes off',
  'bundle.discountAmount': 'Dollars taken off today',
  'cartTotalDiscounts.discountAmount': 'Dollars that promotions take off today',
  cartItemType: "DEVICE is bought, BYOD is the customer's own",
  byodESimPhone: 'Whether a brought phone works with an eSIM',
  isStorageKnown: 'False where the shopper could not name the storage of their own device',
  condition: 'New, or the grade of a certified pre-owned device',
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
  numberLabel: 'What the customer calls the number',
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
  promoType:
    'TRADEIN_PROMO with a trade-in that earns the promotion of its device, Accessory-Bonus-Offer where accessories make a bundle',
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
  lastItemAddedLine: 'Id of the line that a device or an accessory was added to last',
  numOfLines: 'Lines in the cart',
  numOfLinesWithDevices: 'Lines with a device',
  numOfAccessoryAndDeviceItemsInCart: 'Number of devices and accessories',
  tradeInDetail: 'The trade-ins',
  tradeInItems: 'Each device traded in',
  instantBIC: "Whether a promotion's credit is paid at once instead of monthly: its device is paid in full",
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
  modifyTimerElapsed: "Whether the time to change the owner's latest order has passed",
  errors: 'What blocks the cart',
  message: 'Text that a shopper may be shown',
  errorCode: 'Code of the first blocking validation error; empty without one',
  creditAppApproved: 'Whether the credit check allows the order',
  creditIssueStatus: 'AP approved, PE pending, DC declined, OH on hold; any but AP is an issue',
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
  hours: 'When the store is open, every day, on its own clock',
  opens: 'Hour and minute',
  closes: 'Hour and minute',
  ispuServices: 'Ways to pick up at the store, such as curbside',
  todayRows: 'What makes up the amount due today',
  monthlyRows:
    'What makes up the amount due every month, with the offers on the first bills; quantity counts the bills',
  creditRows: 'What comes off one later bill, once a device that is traded in has been checked',
  until: 'The last day on which the offer can be had',
  offers: 'What the offers of the line take off, as the totals list them',
}
