import { z } from 'zod'
import { audiences } from '../audience'
import * as view from '../checkout/cart-view.schema'
import { OrderSchema } from '../checkout/checkout.schema'
import { PaymentSummarySchema } from '../checkout/payment.schema'
import { chatAuthors, ChatTriggerSchema, chatWays } from '../chat/chat-service.schema'
import { LineActivityTypeSchema } from '../shared/cart-info.schema'

/** Unknown fields pass through unchanged; the type covers only the known ones. */
export const openObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>

/** Milliseconds since 1970 on the world's clock. */
const Instant = z.number()

export const SessionViewSchema = openObject({
  id: z.string(),
  /** What the session may call. */
  audience: z.enum(audiences),
  persona: z.string(),
  role: z.enum(['guest', 'prepay', 'mobilesecure', 'accountmember', '']),
  loggedIn: z.boolean(),
  accountNumber: z.string().optional(),
  mtn: z.string().optional(),
  firstName: z.string().optional(),
  /** L1: the app knows the device; L2: signed in within the app. */
  authLevel: z.enum(['L1', 'L2']).optional(),
  lob: z.string().optional(),
  xsrfToken: z.string(),
  /** Requests with a stored outcome for retries, oldest first. */
  requestIds: z.array(z.string()).readonly(),
  createdAt: Instant,
  lastSeenAt: Instant,
  expiresAt: Instant,
  endedBy: z.enum(['sign-out', 'expiry']).optional(),
})

const CartLineStateSchema = openObject({
  lineId: z.string(),
  sequence: z.number().int(),
  activity: LineActivityTypeSchema,
  device: openObject({
    skuId: z.string(),
    productId: z.string(),
    /** Months of instalments; 0 is the full retail price. */
    term: z.number().int(),
    loanOfferId: z.string().optional(),
  }).optional(),
  planId: z.string().optional(),
  number: openObject({
    choice: z.enum(['existing', 'new', 'port-in']),
    mtn: z.string(),
    zipCode: z.string().optional(),
    carrier: z.string().optional(),
  }).optional(),
  accessories: z.array(openObject({ skuId: z.string(), productId: z.string(), qty: z.number().int() })).readonly(),
})

export const CartStateSchema = openObject({
  id: z.string(),
  caseId: z.string(),
  lob: z.enum(['postpaid', 'prepaid']),
  /** `account:…` or, for a guest, `session:…`. */
  owner: z.string(),
  status: z.enum(['open', 'ordered']),
  intent: z.string(),
  lines: z.array(CartLineStateSchema).readonly(),
  lineCount: z.number().int(),
  completedSteps: z.array(z.string()).readonly(),
  zipCode: z.string().optional(),
  savedForEmail: z.string().optional(),
  contact: view.ContactSchema.optional(),
  shippingAddress: view.ShippingAddressSchema.optional(),
  shippingOptionId: z.string(),
  locationCode: z.string().optional(),
  payment: PaymentSummarySchema.optional(),
  isPaymentRefused: z.boolean().optional(),
  acceptedAgreementIds: z.array(z.string()).readonly(),
  createdAt: Instant,
  updatedAt: Instant,
})

export const CaseStateSchema = openObject({
  id: z.string(),
  owner: z.string(),
  caseID: z.string(),
  cartId: z.string(),
  /** The shop resumes it when the customer comes back. */
  triggerResumeCase: z.boolean(),
  triggerValidateCart: z.boolean(),
})

/** One lock per cart, under the cart's id; `*` locks every cart of the world. */
export const LockStateSchema = openObject({
  id: z.string(),
  channel: z.string(),
  lockedAt: Instant,
  expiresAt: Instant,
  /** For `*`: the carts that were taken over from it. */
  except: z.array(z.string()).readonly().optional(),
})

export const WishlistStateSchema = openObject({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  items: z
    .array(openObject({ productId: z.string(), sorId: z.string(), itemType: z.enum(['DEVICE', 'ACCESSORY']) }))
    .readonly(),
})

export const OrderStateSchema = openObject({
  id: z.string(),
  cartId: z.string(),
  owner: z.string(),
  order: OrderSchema,
})

/** A shopper's responses to recommendations and offered chats; the latest hundred. */
export const FeedbackStateSchema = openObject({
  id: z.string(),
  at: Instant,
  owner: z.string(),
  source: z.enum(['deviceFeedback', 'accessoryFeedback', 'chatFeedback']),
  pageContext: z.string(),
  category: z.string(),
  /** The recommendation's session, or the chat's. */
  sessionId: z.string(),
  responses: z
    .array(
      openObject({
        propositionId: z.string(),
        externalId: z.string(),
        dispositionOptionId: z.union([z.literal(81), z.literal(82)]),
      }),
    )
    .readonly(),
})

/** A shopper's conversation with a person, with the assistant or with a specialist by video. */
export const ChatStateSchema = openObject({
  id: z.string(),
  owner: z.string(),
  sessionId: z.string(),
  way: z.enum(chatWays),
  topic: z.string(),
  status: z.enum(['waiting', 'open', 'ended']),
  endedBy: z.enum(['shopper', 'agent']).optional(),
  agent: z.string().optional(),
  firstName: z.string(),
  /** Why and how the chat was offered. */
  trigger: ChatTriggerSchema,
  startedAt: Instant,
  updatedAt: Instant,
  messageCount: z.number().int(),
  /** The latest hundred. */
  messages: z
    .array(
      openObject({
        id: z.number().int(),
        at: Instant,
        from: z.enum(chatAuthors),
        text: z.string(),
        offeredSkuId: z.string().optional(),
      }),
    )
    .readonly(),
})

/** How a shopper found ordering, under the order's number. */
export const RatingStateSchema = openObject({
  id: z.string(),
  at: Instant,
  owner: z.string(),
  score: z.number().int(),
  comment: z.string(),
})

/** Records that the shop sent to the log; the latest two hundred. */
export const LogStateSchema = openObject({
  id: z.string(),
  at: Instant,
  sessionId: z.string(),
  record: z.record(z.string(), z.unknown()),
})

/** The parts of a world's state that a tester asks about. */
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
