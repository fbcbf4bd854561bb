import { z } from 'zod'
import { LineActivityTypeSchema } from '../shared/cart-info.schema'
import {
  AddressSchema,
  AmountSchema,
  AreaCodeSchema,
  CapacitySchema,
  CaseSizeSchema,
  CountSchema,
  DateSchema,
  EmailSchema,
  FeatureTypeSchema,
  IdOrEmptySchema,
  IdSchema,
  LabelSchema,
  MoneySchema,
  PercentSchema,
  PersonNameSchema,
  PhoneSchema,
  StateSchema,
  TrimmedTextSchema,
  ZipCodeExtensionSchema,
  ZipCodeSchema,
} from '../shared/fields.schema'

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
  size: CaseSizeSchema.optional(),
  band: LabelSchema.optional(),
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

export const cartLineDescriptions = {
  code: 'Code of the row; the shop translates it',
  name: 'The name of the product',
  quantity: 'Pieces',
  'CartFeature.quantity': 'How many of it',
  amount: 'Dollars; negative for a discount',
  'CartAccessory.itemCode': 'The sku, as orders name it',
  'CartDevice.itemCode': 'The sku, as orders name it',
  description: 'One or two sentences for shoppers',
  color: 'Name of the color',
  imageUrl: 'Picture of the variant',
  lineTotal: 'Dollars for all pieces after every discount',
  restrictedShipping: 'Whether its battery limits it to ground shipping or pickup',
  unitsLeft: 'How many can still be ordered, where the cart holds more than that',
  promoHubOfferList: 'Offers that lower its price',
  discountAmount: 'Dollars that the offer takes off',
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
  primaryUserInfo: 'Who uses the line',
  sbdOffer: 'Code of the promotion on the line',
  isTradeInIntentSelected: 'Whether the shopper wants to trade in a device for it',
  tradeInInfo: 'The device traded in for it',
  roundUpDonation: 'Whether the amount rounds the total up',
  donationAmount: 'Dollars given',
  type: 'home or business',
  preferFirstName: 'Preferred name of the recipient',
  simType: 'ESIM, or PSIM for a physical one',
  simId: 'Number of the physical SIM',
  eSimId: 'Number of the eSIM',
  todayRows: 'What makes up the amount due today',
  monthlyRows:
    'What makes up the amount due every month, with the offers on the first bills; quantity counts the bills',
  creditRows: 'What comes off one later bill, once a device that is traded in has been checked',
  until: 'The last day on which the offer can be had',
  offers: 'What the offers of the line take off, as the totals list them',
}
