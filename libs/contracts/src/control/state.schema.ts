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
  /** Counts the world's sessions, once it is stored; unlike its id it is the same in worlds of one seed. */
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
  /** The customer's services, such as vzw, or vzw|vzt for a joint customer. */
  lob: z.enum(['vzw', 'vzp', 'vzt', 'vzw|vzt', 'vzt|vzw']).optional(),
  /** Public id of the visitor; the session's own id stays secret. */
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
    /** What the customer calls it. */
    label: TrimmedTextSchema.max(200).optional(),
  }).optional(),
  accessories: z
    .array(openObject({ skuId: IdSchema, productId: IdSchema, qty: QuantitySchema }))
    .max(100)
    .readonly(),
  /** Absent as long as it travels as the whole order does. */
  delivery: openObject({
    shippingOptionId: IdSchema,
    locationCode: LocationCodeSchema.optional(),
    /** The chosen window of same-day delivery. */
    sddWindowId: IdSchema.optional(),
  }).optional(),
  /** The shopper wants to trade a device in for this line. */
  isTradeInIntended: z.literal(true).optional(),
  /** Protection of the device and other features of the line. */
  features: z.array(FeatureStateSchema).max(100).readonly().optional(),
  /** The protection was removed with its device; 1079 reports it until another is chosen. */
  lostProtection: z.literal(true).optional(),
  sim: openObject({
    simType: z.enum(['ESIM', 'PSIM']),
    simId: IdSchema.optional(),
    eSimId: IdSchema.optional(),
    /** IMEI of the shopper's own device that the SIM goes into. */
    smartImeiDevice: IdSchema.optional(),
  }).optional(),
  e911Address: E911AddressStateSchema.optional(),
  /** A second number on a phone that the customer has. */
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
  /** Features of the whole account, such as home protection. */
  accountFeatures: z.array(FeatureStateSchema).max(100).readonly().optional(),
  /** Codes of the promotions on the cart, bar codes included, in the order they were applied. */
  promoCodes: z.array(IdSchema).max(100).readonly().optional(),
  donation: DonationStateSchema.optional(),
}

const TradeInStateSchema = openObject({
  submissionId: IdSchema,
  /** The line that gets the credit; a standalone trade-in has none. */
  lineId: IdSchema.optional(),
  /** The account's line that uses the device now. */
  mtn: IdSchema.optional(),
  deviceBrand: TrimmedTextSchema.max(200),
  deviceModel: TrimmedTextSchema.max(200),
  capacity: TrimmedTextSchema.max(200).optional(),
  /** Whose network the device works with. */
  carrier: TrimmedTextSchema.max(200).optional(),
  /** Absent until the shopper has answered. */
  condition: TradeInConditionSchema.optional(),
  /** Its value in good condition. */
  fullValueCents: CentsSchema,
})

export const CartStateSchema = openObject({
  id: StoredIdSchema.max(80),
  caseId: IdSchema,
  lob: z.enum(['postpaid', 'prepaid']),
  /** The audience that made it; absent in carts stored by earlier versions. */
  creator: z.enum(audiences).optional(),
  /** The account of a signed-in shopper, else the guest's session. */
  owner: OwnerSchema,
  status: z.enum(['open', 'ordered']),
  intent: IdOrEmptySchema,
  lines: z.array(CartLineStateSchema).max(worldLimits.linesOfCart).readonly(),
  /** Lines ever made in this cart: the ids of removed lines are not reused. */
  lineCount: CountSchema,
  removedLine: openObject({
    line: CartLineStateSchema,
    position: CountSchema,
    order: openObject(orderParts),
  }).optional(),
  /** The line that a device or an accessory was added to last. */
  lastAddedLineId: IdSchema.optional(),
  /** The accessory added last. */
  lastAccessorySkuId: IdSchema.optional(),
  completedSteps: z.array(ProcessStepSchema).max(200).readonly(),
  ...orderParts,
  /** Numbers that nobody else is offered until then. */
  heldNumbers: openObject({ mtns: z.array(IdSchema).max(100).readonly(), until: InstantNumberSchema }).optional(),
  /** How a guest checks out: without an account, or signed in. */
  guestChoice: z.enum(['GUEST', 'SIGN_IN']).optional(),
  /** The zip code that tax is estimated for until the order has an address. */
  zipCode: ZipCodeSchema.optional(),
  savedForEmail: z.string().max(200).optional(),
  saved: openObject({
    emailId: z.string().max(200).optional(),
    /** The product page that it was saved from. */
    deviceProductId: IdSchema.optional(),
    sorId: IdSchema.optional(),
    savedAt: InstantNumberSchema,
  }).optional(),
  /** Finds the saved cart again; assigned at the first save. */
  quoteId: IdSchema.optional(),
  tradeIns: z.array(TradeInStateSchema).max(worldLimits.tradeInsOfCart).readonly().optional(),
  contact: ContactSchema.optional(),
  /** The answer to the captcha that came with the contact. */
  captchaResponse: CaptchaResponseSchema.optional(),
  shippingAddress: ShippingAddressSchema.optional(),
  shippingOptionId: IdSchema,
  locationCode: LocationCodeSchema.optional(),
  payment: PaymentSummarySchema.optional(),
  /** Balances of the account that are used first. */
  dollars: z.array(DollarTypeSchema).max(2).readonly().optional(),
  /** What the shopper has answered on PayPal's page. */
  paypalAnswer: z.enum(['approved', 'declined']).optional(),
  /** SCAN_AND_GO, or the sales flow of a representative; sent with validateOrder. */
  flowType: FlowTypeSchema.optional(),
  salesRepId: SalesRepIdSchema.optional(),
  /** What the credit check requires before the order ships. */
  creditTerms: openObject({ mandatoryDownPaymentCents: CentsSchema, securityDepositCents: CentsSchema }).optional(),
  /** The chosen window of same-day delivery. */
  sddWindowId: IdSchema.optional(),
  /** Whether everything ships together; the default is that it does. */
  shipTogetherPref: z.boolean().optional(),
  /** The card's bank will refuse the charge. The card number itself is not stored. */
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
  /** Y: the shopper may take the cart over from the channel. */
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
  /** When it was looked up in vain, the latest last. */
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
  /** 1, 2, 3 … within the chat. */
  id: StoredIdSchema,
  owner: OwnerSchema,
  /** The session in which it began; the agent's calls run in it. */
  sessionId: StoredIdSchema,
  way: z.enum(chatWays),
  topic: TextSchema,
  /** `waiting` until an agent has answered. */
  status: z.enum(['waiting', 'open', 'ended']),
  endedBy: z.enum(['shopper', 'agent']).optional(),
  agent: TextSchema.optional(),
  firstName: TextSchema,
  /** Why and how the chat was offered. */
  trigger: ChatTriggerSchema,
  startedAt: InstantNumberSchema,
  updatedAt: InstantNumberSchema,
  /** How many messages it has had; the latest of them are kept. */
  messageCount: CountSchema,
  /** The latest hundred. */
  messages: z
    .array(
      openObject({
        id: CountSchema,
        at: InstantNumberSchema,
        from: z.enum(chatAuthors),
        text: z.string().max(longestChatText),
        /** An accessory that the agent offers to add. */
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
