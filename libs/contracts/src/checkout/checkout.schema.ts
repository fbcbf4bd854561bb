import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import {
  AmountSchema,
  CorrelationIdSchema,
  CreditStatusSchema,
  FlowTypeSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  SalesRepIdSchema,
  ZipCodeSchema,
  typedText,
} from '../shared/fields.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import {
  CartAccessorySchema,
  CartFeatureSchema,
  CartLineSchema,
  ShippingAddressSchema,
  TotalsSchema,
} from './cart-line.schema'
import { CartViewSchema, ContactSchema, ShippingOptionSchema, StoreSchema } from './cart-view.schema'
import { TradeInItemSchema } from '../trade-in/trade-in.schema'
import {
  InstallmentContractSchema,
  PaymentOptionSchema,
  PaymentPartsSchema,
  PaymentSummarySchema,
  SmsEnabledOptionSchema,
} from './payment.schema'
import { SddWindowSchema, ShipmentInfoSchema } from './shipment.schema'

export const OptionalBoolean = z.boolean().optional()

export const IconicFlagsSchema = z.looseObject({
  disableISPU: OptionalBoolean,
  disableSDD: OptionalBoolean,
  disableISAAC: OptionalBoolean,
  disableEdgeUpISPUSDD: OptionalBoolean,
})
export type IconicFlags = z.infer<typeof IconicFlagsSchema>

export const GetCheckoutDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  processStack: z.string().max(200).optional(),
  clientCorrelationId: CorrelationIdSchema.optional(),
  customerTypeParam: z.string().max(20).optional(),
  disableSplitShipment: OptionalBoolean,
  rtCartCount: z.number().int().min(0).optional(),
  optimizeSDD: OptionalBoolean,
  expressCheckout: OptionalBoolean,
  cart: OptionalBoolean,
  customerAgreements: OptionalBoolean,
  installmentContracts: OptionalBoolean,
  paymentOptions: OptionalBoolean,
  shippingOptions: OptionalBoolean,
  smsEnabledOptions: OptionalBoolean,
  iconicFlags: IconicFlagsSchema.optional(),
})

const AgreementSchema = z.strictObject({
  agreementId: IdSchema,
  title: z.string(),
  paragraphs: z.array(z.string()),
})

/** What every read and change during checkout answers. */
export const CheckoutChangeAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  cart: CartViewSchema,
  contact: ContactSchema.optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  shipmentInfo: ShipmentInfoSchema,
  payment: PaymentSummarySchema.optional(),
  autoPay: z.boolean().optional(),
  customerAgreements: z.strictObject({ agreementCompleted: z.boolean(), agreements: z.array(AgreementSchema) }),
  clientCorrelationId: CorrelationIdSchema.optional(),
  installmentContracts: z.array(InstallmentContractSchema).optional(),
  paymentOptions: z.array(PaymentOptionSchema).optional(),
  smsEnabledOptions: z.array(SmsEnabledOptionSchema).optional(),
})
export type CheckoutDetails = z.infer<typeof CheckoutChangeAnswerSchema>

/** Names, phone numbers and addresses as a shopper types them. */
export const addressFields = {
  addressLine1: typedText().min(3).max(80),
  addressLine2: typedText().max(80).optional(),
  city: NameSchema,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  zipCode: ZipCodeSchema,
}

/** What arrives together of an order whose lines go their own ways. */
export const OrderShipmentSchema = z.strictObject({
  lines: z.array(IdSchema),
  shipping: ShippingOptionSchema,
  store: StoreSchema.optional(),
  sddWindow: SddWindowSchema.optional(),
})

export const OrderSchema = z.strictObject({
  orderNumber: IdSchema,
  placedAt: InstantSchema,
  lines: z.array(CartLineSchema),
  accessories: z.array(CartAccessorySchema),
  tradeIns: z.array(TradeInItemSchema).optional(),
  accountFeatures: z.array(CartFeatureSchema).optional(),
  totals: TotalsSchema,
  contact: ContactSchema,
  shippingAddress: ShippingAddressSchema.optional(),
  shipping: ShippingOptionSchema,
  store: StoreSchema.optional(),
  shipments: z.array(OrderShipmentSchema).optional(),
  payment: PaymentSummarySchema.optional(),
  payments: PaymentPartsSchema.optional(),
  sddWindow: SddWindowSchema.optional(),
  flowType: FlowTypeSchema.optional(),
  salesRepId: SalesRepIdSchema.optional(),
  creditApprovalStatus: CreditStatusSchema.optional(),
  mandatoryDownPayment: AmountSchema.optional(),
  securityDepositAmount: AmountSchema.optional(),
})
export type Order = z.infer<typeof OrderSchema>

export const OrderAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  order: OrderSchema,
})

export const checkoutDescriptions = {
  'Order.accountFeatures': 'Features of the account that came with the order',
  'CheckoutChangeAnswer.cart': 'The cart',
  shipmentInfo: 'Delivery options, and the chosen one',
  payment: 'How the order is paid; none where nothing is due, as for a trade-in alone',
  'CheckoutChangeAnswer.autoPay':
    'Whether the bills are paid with Auto Pay; absent where no plan in the cart costs less with it',
  'CheckoutChangeAnswer.customerAgreements': 'Agreements that have to be accepted',
  agreementCompleted: 'Whether every agreement is accepted',
  agreements: 'Each agreement',
  agreementId: 'Id of the agreement',
  title: 'Title',
  paragraphs: 'Its text',
  'CheckoutChangeAnswer.clientCorrelationId': 'The id from the request',
  'CheckoutChangeAnswer.installmentContracts': 'On request',
  'CheckoutChangeAnswer.paymentOptions': 'On request',
  'CheckoutChangeAnswer.smsEnabledOptions': 'On request',
  disableISPU: 'Offers no in-store pickup',
  disableSDD: 'Offers no same-day delivery',
  disableISAAC: 'Omits the services of the stores',
  disableEdgeUpISPUSDD: 'Offers neither pickup nor same-day delivery where a line is upgraded',
  orderNumber: 'Number of the order',
  placedAt: 'ISO instant at which it was placed',
  lines: 'Lines with a device, each with its own accessories',
  accessories: "Accessories that belong to no line's device",
  tradeIns: 'Devices that the order trades in',
  shipping: 'How the order is delivered',
  shipments: 'How each part of it is delivered, where the lines go their own ways',
  'OrderShipment.lines': 'Ids of the lines in it',
  'OrderShipment.shipping': 'How it is delivered',
  store: 'The store to pick it up from',
  sddWindow: 'The same-day delivery window',
  flowType: 'SCAN_AND_GO, or the sales flow of a representative',
  payments: 'What each kind of payment pays',
  order: 'The order',
}
