import { z } from 'zod'
import { LineActivityTypeSchema } from '../shared/cart-info.schema'

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
  installmentInfo: z.strictObject({ mandatoryDownPayment: z.number() }),
  serviceInfo: z.strictObject({
    mtn: z.string(),
    e911Address: z
      .strictObject({ addressLine1: z.string(), city: z.string(), state: z.string(), zipCode: z.string() })
      .optional(),
  }),
  isTradeInIntentSelected: z.boolean(),
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
})
export type ShippingAddress = z.infer<typeof ShippingAddressSchema>

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

export const CartValidationErrorSchema = z.strictObject({
  errorCode: z.string(),
  errorLevel: z.enum(['Blocker', 'WarningNotification', 'RewardNotification', 'CheckMarkNotification']),
  errorMessage: z.string(),
  fieldPath: z.string().optional(),
})

export const PendingStepSchema = z.strictObject({ lineId: z.string(), step: z.string() })

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
      tradeInItems: z.array(z.strictObject({ submissionId: z.string(), lineSeqNum: z.number().int() })),
    }),
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
  }),
  cartHeader: z.strictObject({ fullAccountNumber: z.string(), cartCreator: z.string() }),
  cartValidationErrors: z.array(CartValidationErrorSchema),
  hubReadyForCheckout: z.boolean(),
  pendingSteps: z.strictObject({ sortedSteps: z.array(PendingStepSchema) }),
  creditAppApproved: z.boolean(),
  userAuthorized: z.boolean(),
  customerType: z.string(),
  intendType: z.string(),
  safeTechSessionId: z.string(),
})
export type CartView = z.infer<typeof CartViewSchema>
