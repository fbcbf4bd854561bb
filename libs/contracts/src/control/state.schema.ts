import { z } from 'zod'
import { audiences } from '../audience'
import { ShippingAddressSchema } from '../checkout/cart-line.schema'
import { ContactSchema } from '../checkout/cart-view.schema'
import { OrderSchema } from '../checkout/checkout.schema'
import { DollarTypeSchema, PaymentSummarySchema } from '../checkout/payment.schema'
import { chatAuthors, ChatTriggerSchema, chatWays, longestChatText } from '../chat/chat-service.schema'
import { CaptchaResponseSchema, LineActivityTypeSchema } from '../shared/cart-info.schema'
import {
  AccountNumberSchema,
  FlowTypeSchema,
  IdOrEmptySchema,
  IdSchema,
  LocationCodeSchema,
  PersonNameSchema,
  SalesRepIdSchema,
  StateSchema,
  TrimmedTextSchema,
  ZipCodeSchema,
} from '../shared/fields.schema'
import { LockedChannelSchema } from '../shared/lock-owner.schema'
import { ProcessStepSchema } from '../shared/process-step.schema'
import { TradeInConditionSchema } from '../trade-in/trade-in.schema'
import { worldLimits } from './world-limits'

/** Unknown fields pass through unchanged; the type covers only the known ones. */
export const openObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>

/** Milliseconds since 1970 on the world's clock; what follows from a late clock may be later than any that it shows. */
export const InstantNumberSchema = z.number().min(0).max(8_640_000_000_000_000)

/** What a value is stored under: any text that every store finds again. */
export const StoredIdSchema = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[^\0\ud800-\udfff\uffff]+$/, 'a text of common letters')

/** `account:…` or, for a guest, `session:…`. */
const OwnerSchema = z.string().max(200)
const TextSchema = z.string().max(2000)
const CentsSchema = z.number().int().min(0).max(10_000_000)
const QuantitySchema = z.number().int().min(0).max(10)
const CountSchema = z.number().int().min(0).max(1_000_000)

export const SessionViewSchema = openObject({
  id: StoredIdSchema,
  number: z.number().int().min(1).optional(),
  /** What the session may call. */
  audience: z.enum(audiences),
  persona: z.string().max(60),
  role: z.enum(['guest', 'prepay', 'mobilesecure', 'accountmember', '']),
  loggedIn: z.boolean(),
  accountNumber: AccountNumberSchema.optional(),
  mtn: IdSchema.optional(),
  firstName: z.string().max(60).optional(),
  /** L1: the app knows the device; L2: signed in within the app. */
  authLevel: z.enum(['L1', 'L2']).optional(),
  lastTwoDigits: z.string().max(2).optional(),
  lob: z.enum(['vzw', 'vzp', 'vzt', 'vzw|vzt', 'vzt|vzw']).optional(),
  uuid: IdSchema.optional(),
  xsrfToken: IdSchema,
  /** Requests with a stored outcome for retries, oldest first. */
  requestIds: z.array(StoredIdSchema).max(100).readonly(),
  createdAt: InstantNumberSchema,
  lastSeenAt: InstantNumberSchema,
  expiresAt: InstantNumberSchema,
  endedBy: z.enum(['sign-out', 'expiry']).optional(),
})

const FeatureStateSchema = openObject({ id: IdSchema, quantity: QuantitySchema })

const E911AddressStateSchema = openObject({
  addressLine1: TrimmedTextSchema.max(200),
  addressLine2: TrimmedTextSchema.max(200).optional(),
  city: PersonNameSchema,
  state: StateSchema,
  zipCode: ZipCodeSchema,
})

const CartLineStateSchema = openObject({
  lineId: IdSchema,
  sequence: CountSchema,
  activity: LineActivityTypeSchema,
  device: openObject({
    skuId: IdSchema,
    productId: IdSchema,
    /** Months of instalments; 0 is the full retail price. */
    term: z.number().int().min(0).max(120),
    loanOfferId: IdSchema.optional(),
  }).optional(),
  planId: IdSchema.optional(),
  number: openObject({
    choice: z.enum(['existing', 'new', 'port-in']),
    mtn: IdSchema,
    zipCode: ZipCodeSchema.optional(),
    carrier: TrimmedTextSchema.max(200).optional(),
    label: TrimmedTextSchema.max(200).optional(),
  }).optional(),
  accessories: z
    .array(openObject({ skuId: IdSchema, productId: IdSchema, qty: QuantitySchema }))
    .max(100)
    .readonly(),
  delivery: openObject({
    shippingOptionId: IdSchema,
    locationCode: LocationCodeSchema.optional(),
    sddWindowId: IdSchema.optional(),
  }).optional(),
  isTradeInIntended: z.literal(true).optional(),
  features: z.array(FeatureStateSchema).max(100).readonly().optional(),
  lostProtection: z.literal(true).optional(),
  sim: openObject({
    simType: z.enum(['ESIM', 'PSIM']),
    simId: IdSchema.optional(),
    eSimId: IdSchema.optional(),
    smartImeiDevice: IdSchema.optional(),
  }).optional(),
  e911Address: E911AddressStateSchema.optional(),
  isSecondNumber: z.literal(true).optional(),
})

const DonationStateSchema = openObject({
  amountCents: CentsSchema,
  isRoundUp: z.boolean(),
  isMatched: z.boolean(),
  charityUniqueCode: IdOrEmptySchema,
  charityOrganization: TrimmedTextSchema.max(200),
  itemCode: IdSchema,
})

/** What a cart loses with its last line. */
const orderParts = {
  accountFeatures: z.array(FeatureStateSchema).max(100).readonly().optional(),
  promoCodes: z.array(IdSchema).max(100).readonly().optional(),
  donation: DonationStateSchema.optional(),
}

const TradeInStateSchema = openObject({
  submissionId: IdSchema,
  lineId: IdSchema.optional(),
  mtn: IdSchema.optional(),
  deviceBrand: TrimmedTextSchema.max(200),
  deviceModel: TrimmedTextSchema.max(200),
  capacity: TrimmedTextSchema.max(200).optional(),
  carrier: TrimmedTextSchema.max(200).optional(),
  condition: TradeInConditionSchema.optional(),
  fullValueCents: CentsSchema,
})

export const CartStateSchema = openObject({
  id: StoredIdSchema.max(80),
  caseId: IdSchema,
  lob: z.enum(['postpaid', 'prepaid']),
  creator: z.enum(audiences).optional(),
  owner: OwnerSchema,
  status: z.enum(['open', 'ordered']),
  intent: IdOrEmptySchema,
  lines: z.array(CartLineStateSchema).max(worldLimits.linesOfCart).readonly(),
  lineCount: CountSchema,
  removedLine: openObject({
    line: CartLineStateSchema,
    position: CountSchema,
    order: openObject(orderParts),
  }).optional(),
  lastAddedLineId: IdSchema.optional(),
  lastAccessorySkuId: IdSchema.optional(),
  completedSteps: z.array(ProcessStepSchema).max(200).readonly(),
  ...orderParts,
  heldNumbers: openObject({ mtns: z.array(IdSchema).max(100).readonly(), until: InstantNumberSchema }).optional(),
  guestChoice: z.enum(['GUEST', 'SIGN_IN']).optional(),
  zipCode: ZipCodeSchema.optional(),
  savedForEmail: z.string().max(200).optional(),
  saved: openObject({
    emailId: z.string().max(200).optional(),
    deviceProductId: IdSchema.optional(),
    sorId: IdSchema.optional(),
    savedAt: InstantNumberSchema,
  }).optional(),
  quoteId: IdSchema.optional(),
  tradeIns: z.array(TradeInStateSchema).max(worldLimits.tradeInsOfCart).readonly().optional(),
  contact: ContactSchema.optional(),
  captchaResponse: CaptchaResponseSchema.optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  shippingOptionId: IdSchema,
  locationCode: LocationCodeSchema.optional(),
  payment: PaymentSummarySchema.optional(),
  dollars: z.array(DollarTypeSchema).max(2).readonly().optional(),
  paypalAnswer: z.enum(['approved', 'declined']).optional(),
  flowType: FlowTypeSchema.optional(),
  salesRepId: SalesRepIdSchema.optional(),
  creditTerms: openObject({ mandatoryDownPaymentCents: CentsSchema, securityDepositCents: CentsSchema }).optional(),
  sddWindowId: IdSchema.optional(),
  shipTogetherPref: z.boolean().optional(),
  isPaymentRefused: z.boolean().optional(),
  acceptedAgreementIds: z.array(IdSchema).max(100).readonly(),
  createdAt: InstantNumberSchema,
  updatedAt: InstantNumberSchema,
})

export const CaseStateSchema = openObject({
  id: StoredIdSchema,
  owner: OwnerSchema,
  caseID: IdOrEmptySchema,
  cartId: IdOrEmptySchema,
  /** The shop resumes it when the customer comes back. */
  triggerResumeCase: z.boolean(),
  triggerValidateCart: z.boolean(),
  unlockChannel: z.enum(['Y', 'N']).optional(),
})

/** One lock per cart, under the cart's id; `*` locks every cart of the world. */
export const LockStateSchema = openObject({
  id: StoredIdSchema,
  channel: LockedChannelSchema,
  lockedAt: InstantNumberSchema,
  expiresAt: InstantNumberSchema,
  unlockChannel: z.enum(['Y', 'N']).optional(),
  /** For `*`: the carts that were taken over from it. */
  except: z.array(StoredIdSchema).readonly().optional(),
})

export const WishlistStateSchema = openObject({
  id: StoredIdSchema,
  name: TextSchema,
  owner: OwnerSchema,
  items: z
    .array(openObject({ productId: IdSchema, sorId: IdSchema, itemType: z.enum(['DEVICE', 'ACCESSORY']) }))
    .readonly(),
})

export const OrderStateSchema = openObject({
  id: StoredIdSchema,
  cartId: IdOrEmptySchema,
  owner: OwnerSchema,
  order: OrderSchema,
  misses: z.array(InstantNumberSchema).max(20).readonly().optional(),
})

/** A shopper's responses to recommendations and offered chats; the latest hundred. */
export const FeedbackStateSchema = openObject({
  id: StoredIdSchema,
  at: InstantNumberSchema,
  owner: OwnerSchema,
  source: z.enum(['deviceFeedback', 'accessoryFeedback', 'chatFeedback']),
  pageContext: TextSchema,
  category: TextSchema,
  /** The recommendation's session, or the chat's. */
  sessionId: TextSchema,
  responses: z
    .array(
      openObject({
        propositionId: TextSchema,
        externalId: TextSchema,
        dispositionOptionId: z.union([z.literal(81), z.literal(82)]),
      }),
    )
    .readonly(),
})

/** A shopper's conversation with a person, with the assistant or with a specialist by video. */
export const ChatStateSchema = openObject({
  id: StoredIdSchema,
  owner: OwnerSchema,
  sessionId: StoredIdSchema,
  way: z.enum(chatWays),
  topic: TextSchema,
  status: z.enum(['waiting', 'open', 'ended']),
  endedBy: z.enum(['shopper', 'agent']).optional(),
  agent: TextSchema.optional(),
  firstName: TextSchema,
  /** Why and how the chat was offered. */
  trigger: ChatTriggerSchema,
  startedAt: InstantNumberSchema,
  updatedAt: InstantNumberSchema,
  messageCount: CountSchema,
  /** The latest hundred. */
  messages: z
    .array(
      openObject({
        id: CountSchema,
        at: InstantNumberSchema,
        from: z.enum(chatAuthors),
        text: z.string().max(longestChatText),
        offeredSkuId: IdSchema.optional(),
      }),
    )
    .readonly(),
})

/** How a shopper found ordering, under the order's number. */
export const RatingStateSchema = openObject({
  id: StoredIdSchema,
  at: InstantNumberSchema,
  owner: OwnerSchema,
  score: z.number().int().min(1).max(5),
  comment: z.string().max(longestChatText),
})

/** Records that the shop sent to the log; the latest two hundred. */
export const LogStateSchema = openObject({
  id: StoredIdSchema,
  at: InstantNumberSchema,
  sessionId: TextSchema,
  record: z.record(z.string(), z.unknown()),
})

export const WorldStateSchema = z.strictObject({
  sessions: z.array(SessionViewSchema),
  carts: z.array(CartStateSchema),
  cases: z.array(CaseStateSchema),
  locks: z.array(LockStateSchema),
  wishlists: z.array(WishlistStateSchema),
  orders: z.array(OrderStateSchema),
  feedback: z.array(FeedbackStateSchema),
  chats: z.array(ChatStateSchema),
  ratings: z.array(RatingStateSchema),
  logs: z.array(LogStateSchema),
})
export type WorldState = z.infer<typeof WorldStateSchema>
