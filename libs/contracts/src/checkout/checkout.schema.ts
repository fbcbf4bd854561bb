import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema, MoneySchema, NameSchema, PhoneSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import * as view from './cart-view.schema'

export const GetCheckoutDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  processStack: z.string().max(200).optional(),
  clientCorrelationId: z.string().max(80).optional(),
  customerTypeParam: z.string().max(20).optional(),
  disableSplitShipment: z.boolean().optional(),
  rtCartCount: z.number().int().min(0).optional(),
  optimizeSDD: z.boolean().optional(),
  expressCheckout: z.boolean().optional(),
  cart: z.boolean().optional(),
  customerAgreements: z.boolean().optional(),
  installmentContracts: z.boolean().optional(),
  paymentOptions: z.boolean().optional(),
  shippingOptions: z.boolean().optional(),
  smsEnabledOptions: z.boolean().optional(),
  iconicFlags: z
    .looseObject({
      disableISPU: z.boolean().optional(),
      disableSDD: z.boolean().optional(),
      disableISAAC: z.boolean().optional(),
      disableEdgeUpISPUSDD: z.boolean().optional(),
    })
    .optional(),
})

export const PaymentSummarySchema = z.strictObject({
  paymentType: z.enum(['card', 'account']),
  /** Brand and last four digits: nothing more of a card is ever kept. */
  brand: z.string(),
  lastFour: z.string(),
})
export type PaymentSummary = z.infer<typeof PaymentSummarySchema>

const AgreementSchema = z.strictObject({
  agreementId: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
})

export const GetCheckoutDetailsAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  cart: view.CartViewSchema,
  contact: view.ContactSchema.optional(),
  shippingAddress: view.ShippingAddressSchema.optional(),
  shipmentInfo: z.strictObject({
    selectedOptionCode: z.string(),
    shippingOptions: z.array(view.ShippingOptionSchema),
    ispuStoreList: z.array(view.StoreSchema),
    storeInfo: view.StoreSchema.optional(),
  }),
  payment: PaymentSummarySchema.optional(),
  customerAgreements: z.strictObject({ agreementCompleted: z.boolean(), agreements: z.array(AgreementSchema) }),
})
export type CheckoutDetails = z.infer<typeof GetCheckoutDetailsAnswerSchema>

/** Names, phone numbers and addresses as a shopper types them. */
const AddressFields = {
  addressLine1: z.string().trim().min(3).max(80),
  addressLine2: z.string().trim().max(80).optional(),
  city: NameSchema,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  zipCode: ZipCodeSchema,
}

export const UpdateContactBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  contact: z.looseObject({
    firstName: NameSchema,
    lastName: NameSchema,
    emailId: EmailSchema,
    phoneNumber: PhoneSchema,
    dateOfBirth: z.iso.date().optional(),
    serviceAddress: z.looseObject(AddressFields),
  }),
})

export const UpdateAddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  shippingAddress: z.looseObject({
    type: z.enum(['home', 'business']).default('home'),
    firmName: z.string().trim().max(60).optional(),
    firstName: NameSchema,
    lastName: NameSchema,
    emailId: EmailSchema.optional(),
    phoneNumber: PhoneSchema.optional(),
    country: z.literal('USA').default('USA'),
    ...AddressFields,
  }),
})

export const SelectShippingBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  selectedOptionCode: IdSchema,
  /** The store to fetch it from; needed for ISPU. */
  locationCode: IdSchema.optional(),
})

export const SelectPaymentBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  payment: z.discriminatedUnion('paymentType', [
    z.looseObject({
      paymentType: z.literal('card'),
      cardNumber: z.string().regex(/^\d{13,19}$/, '13 to 19 digits'),
      expiryMonth: z.number().int().min(1).max(12),
      expiryYear: z.number().int().min(2000).max(2100),
      securityCode: z.string().regex(/^\d{3,4}$/, 'three or four digits'),
      nameOnCard: NameSchema,
      zipCode: ZipCodeSchema,
    }),
    /** Added to the next bill of a signed-in account. */
    z.looseObject({ paymentType: z.literal('account') }),
  ]),
})

export const AcceptAgreementsBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  agreementIds: z.array(IdSchema).min(1).max(20),
})

/** What a change during checkout leaves: the same details as a fresh read. */
export const CheckoutChangeAnswerSchema = GetCheckoutDetailsAnswerSchema

export const PlaceOrderBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  /** The total that the shopper saw; a different one is refused rather than charged. */
  dueToday: MoneySchema.optional(),
})

export const OrderSchema = z.strictObject({
  orderNumber: z.string(),
  placedAt: z.string(),
  /** Lines with a device, each with its own accessories. */
  lines: z.array(view.CartLineSchema),
  /** Accessories that belong to no line's device. */
  accessories: z.array(view.CartAccessorySchema),
  totals: view.TotalsSchema,
  contact: view.ContactSchema,
  shippingAddress: view.ShippingAddressSchema.optional(),
  shipping: view.ShippingOptionSchema,
  store: view.StoreSchema.optional(),
  payment: PaymentSummarySchema,
})
export type Order = z.infer<typeof OrderSchema>

export const OrderAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  order: OrderSchema,
})

export const GetOrderBodySchema = z.looseObject({
  /** Without one, the session's latest order. */
  orderNumber: IdSchema.optional(),
})
