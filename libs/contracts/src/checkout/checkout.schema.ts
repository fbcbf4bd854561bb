import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, NameSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import {
  CartAccessorySchema,
  CartLineSchema,
  CartViewSchema,
  ContactSchema,
  ShippingAddressSchema,
  ShippingOptionSchema,
  StoreSchema,
  TotalsSchema,
} from './cart-view.schema'
import {
  InstallmentContractSchema,
  PaymentOptionSchema,
  PaymentSummarySchema,
  SmsEnabledOptionSchema,
} from './payment.schema'
import { SddWindowSchema, ShipmentInfoSchema } from './shipment.schema'

export const OptionalBoolean = z.boolean().optional()

export const IconicFlagsSchema = z.looseObject({
  disableISPU: OptionalBoolean.describe('Offers no in-store pickup'),
  disableSDD: OptionalBoolean.describe('Offers no same-day delivery'),
  disableISAAC: OptionalBoolean.describe('Tells no services of the stores'),
  disableEdgeUpISPUSDD: OptionalBoolean.describe('Offers neither where a line is upgraded'),
})
export type IconicFlags = z.infer<typeof IconicFlagsSchema>

export const GetCheckoutDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  processStack: z.string().max(200).optional(),
  clientCorrelationId: z.string().max(80).optional(),
  customerTypeParam: z.string().max(20).optional(),
  disableSplitShipment: OptionalBoolean.describe('Keeps the order in one shipment'),
  rtCartCount: z.number().int().min(0).optional(),
  optimizeSDD: OptionalBoolean.describe('Leaves the cheapest same-day option alone'),
  expressCheckout: OptionalBoolean,
  cart: OptionalBoolean,
  customerAgreements: OptionalBoolean.describe('false: without their texts'),
  installmentContracts: OptionalBoolean,
  paymentOptions: OptionalBoolean,
  shippingOptions: OptionalBoolean.describe('false: without options and stores'),
  smsEnabledOptions: OptionalBoolean,
  iconicFlags: IconicFlagsSchema.optional(),
})

const AgreementSchema = z.strictObject({
  agreementId: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
})

export const GetCheckoutDetailsAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  cart: CartViewSchema,
  contact: ContactSchema.optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  shipmentInfo: ShipmentInfoSchema,
  payment: PaymentSummarySchema.optional(),
  customerAgreements: z.strictObject({ agreementCompleted: z.boolean(), agreements: z.array(AgreementSchema) }),
  clientCorrelationId: z.string().optional().describe('As the request gave it'),
  installmentContracts: z.array(InstallmentContractSchema).optional().describe('On request'),
  paymentOptions: z.array(PaymentOptionSchema).optional().describe('On request'),
  smsEnabledOptions: z.array(SmsEnabledOptionSchema).optional().describe('On request'),
})
export type CheckoutDetails = z.infer<typeof GetCheckoutDetailsAnswerSchema>

/** Names, phone numbers and addresses as a shopper types them. */
export const addressFields = {
  addressLine1: z.string().trim().min(3).max(80),
  addressLine2: z.string().trim().max(80).optional(),
  city: NameSchema,
  state: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  zipCode: ZipCodeSchema,
}

/** What a change during checkout leaves: the same details as a fresh read. */
export const CheckoutChangeAnswerSchema = GetCheckoutDetailsAnswerSchema

export const OrderSchema = z.strictObject({
  orderNumber: z.string(),
  placedAt: z.string(),
  /** Lines with a device, each with its own accessories. */
  lines: z.array(CartLineSchema),
  /** Accessories that belong to no line's device. */
  accessories: z.array(CartAccessorySchema),
  totals: TotalsSchema,
  contact: ContactSchema,
  shippingAddress: ShippingAddressSchema.optional(),
  shipping: ShippingOptionSchema,
  store: StoreSchema.optional(),
  payment: PaymentSummarySchema,
  sddWindow: SddWindowSchema.optional().describe('When same-day delivery comes'),
  flowType: z.string().optional().describe('SCAN_AND_GO, or the sales flow of a representative'),
  salesRepId: z.string().optional(),
  creditApprovalStatus: z.string().optional(),
  mandatoryDownPayment: z.number().optional(),
  securityDepositAmount: z.number().optional(),
})
export type Order = z.infer<typeof OrderSchema>

export const OrderAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  order: OrderSchema,
})
