import { z } from 'zod'
import { CaptchaResponseSchema } from '../shared/cart-info.schema'
import { CartValidationErrorSchema } from '../shared/cart-validation-error.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { TradeInItemSchema } from '../trade-in/trade-in.schema'
import {
  AccountNumberSchema,
  AmountSchema,
  CountSchema,
  CreditStatusSchema,
  DateSchema,
  EmailSchema,
  IdListSchema,
  IdOrEmptySchema,
  IdSchema,
  LabelSchema,
  LocationCodeSchema,
  PercentSchema,
  PersonNameSchema,
  PhoneSchema,
  StateSchema,
  TrimmedTextSchema,
  ZipCodeSchema,
} from '../shared/fields.schema'
import { PaymentPartsSchema } from './payment.schema'
import { ProcessStepSchema } from '../shared/process-step.schema'
import { ErrorIdSchema, ErrorNameSchema } from '../shared/service.schema'
import { TotalsSchema, CartFeatureSchema, CartLineSchema } from './cart-line.schema'

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
  distanceMiles: z.number().min(0).optional(),
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

const CouponTypeSchema = z.enum(['barcode', 'prepaid', 'raf', 'friends-and-family', 'vendor'])
export type CouponType = z.infer<typeof CouponTypeSchema>

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
    couponDetails: z.array(
      z.strictObject({
        couponCode: IdSchema,
        couponValid: z.boolean(),
        displayName: z.string().min(1),
        couponType: CouponTypeSchema,
      }),
    ),
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
  quantity: 'Pieces',
  'ShippingOption.description': 'One or two sentences for shoppers',
  'errors.name': 'The error in capitals, for logs',
  'ShippingOption.name': 'What shoppers read',
  'Store.name': 'Name of the store',
  'orderList.itemCode': 'The sku, as orders name it',
  'bundle.discountAmount': 'Dollars taken off today',
  'cartTotalDiscounts.discountAmount': 'Dollars that promotions take off today',
  'errors.id': 'Number or name of the error in the catalogue',
  'Store.zipCode': 'Zip code of the store',
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
  couponType: 'Where the code comes from, and so which call applies it and takes it off',
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
  step: 'A step of the purchase',
  sortedSteps: 'Steps to complete, the next one first',
  'PendingSteps.sortedSteps': 'Every step that the cart still requires, the next one first',
  lines: 'Steps by line',
  submissions: 'Trade-in steps by submission',
  screenName: 'The page to show for the cart: empty, promo hub, express hub or a similar one',
  processStep: 'The next step that the carrier requires',
  hours: 'When the store is open, every day, on its own clock',
  opens: 'Hour and minute',
  closes: 'Hour and minute',
  ispuServices: 'Ways to pick up at the store, such as curbside',
  distanceMiles: 'Miles from the zip code of the shopper, as the crow flies; none where that is not known',
}
