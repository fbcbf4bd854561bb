import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, IdSchema, MoneySchema, NameSchema, PhoneSchema, ZipCodeSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import * as view from './cart-view.schema'
import * as payment from './payment.schema'
import { SddWindowSchema, ShipmentInfoSchema } from './shipment.schema'

const Switch = z.boolean().optional()

export const IconicFlagsSchema = z.looseObject({
  disableISPU: Switch.describe('Offers no in-store pickup'),
  disableSDD: Switch.describe('Offers no same-day delivery'),
  disableISAAC: Switch.describe('Tells no services of the stores'),
  disableEdgeUpISPUSDD: Switch.describe('Offers neither where a line is upgraded'),
})
export type IconicFlags = z.infer<typeof IconicFlagsSchema>

export const GetCheckoutDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
  processStack: z.string().max(200).optional(),
  clientCorrelationId: z.string().max(80).optional(),
  customerTypeParam: z.string().max(20).optional(),
  disableSplitShipment: Switch.describe('Keeps the order in one shipment'),
  rtCartCount: z.number().int().min(0).optional(),
  optimizeSDD: Switch.describe('Leaves the cheapest same-day option alone'),
  expressCheckout: Switch,
  cart: Switch,
  customerAgreements: Switch.describe('false: without their texts'),
  installmentContracts: Switch,
  paymentOptions: Switch,
  shippingOptions: Switch.describe('false: without options and stores'),
  smsEnabledOptions: Switch,
  iconicFlags: IconicFlagsSchema.optional(),
})

/** The call for a SIM that is bought by itself. */
export const GetBuySimCheckoutDetailsBodySchema = GetCheckoutDetailsBodySchema.extend({
  flowType: z.literal('cca'),
})

export const GetExpresshubDetailsBodySchema = GetCheckoutDetailsBodySchema.extend({
  simplifiedHubPage: Switch.describe('Names the simplified hub as the screen'),
  disableAgreements: Switch.describe('Tells no agreement texts'),
  disablePaymentOptions: Switch.describe('Tells no payment options'),
  disableShippingOptions: Switch.describe('Tells no shipping options and no stores'),
})

export const ReSubmitCreditBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const GetMyLinkReferralInfoBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() })

export const MyLinkReferralInfoAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  myLinkReferralInfo: z.strictObject({
    eligible: z.boolean().describe('Whether the account may refer others'),
    referralCode: z.string(),
    referralLink: z.string(),
    ordersPlaced: z.number().int().describe('Orders of the account that made it eligible'),
  }),
})

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
  shipmentInfo: ShipmentInfoSchema,
  payment: payment.PaymentSummarySchema.optional(),
  customerAgreements: z.strictObject({ agreementCompleted: z.boolean(), agreements: z.array(AgreementSchema) }),
  clientCorrelationId: z.string().optional().describe('As the request gave it'),
  installmentContracts: z.array(payment.InstallmentContractSchema).optional().describe('On request'),
  paymentOptions: z.array(payment.PaymentOptionSchema).optional().describe('On request'),
  smsEnabledOptions: z.array(payment.SmsEnabledOptionSchema).optional().describe('On request'),
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
    preferFirstName: NameSchema.optional(),
    preferLastName: NameSchema.optional(),
    zipCode4: z
      .string()
      .regex(/^\d{4}$/, 'four digits')
      .optional(),
    confirmEmailId: EmailSchema.optional(),
    pobox: z.string().trim().max(20).optional(),
    ruralDel: z.string().trim().max(20).optional(),
    attention: z.string().trim().max(60).optional(),
    enableEmailandTextNotification: z.boolean().optional(),
    ...AddressFields,
  }),
})

export const SelectShippingBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  selectedOptionCode: IdSchema,
  /** The store to fetch it from; needed for ISPU. */
  locationCode: IdSchema.optional(),
  sddWindowId: IdSchema.optional().describe('The window of a same-day option; the first on offer without one'),
  shipTogetherPref: Switch,
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
  payment: payment.PaymentSummarySchema,
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

export const GetOrderBodySchema = z.looseObject({
  /** Without one, the session's latest order. */
  orderNumber: IdSchema.optional(),
})
