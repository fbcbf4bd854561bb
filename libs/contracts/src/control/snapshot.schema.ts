import { z } from 'zod'
import {
  CreditStatusSchema,
  FlowTypeSchema,
  EmailSchema,
  IdSchema,
  LocationCodeSchema,
  SalesRepIdSchema,
} from '../shared/fields.schema'
import { SavedCardSchema } from '../checkout/payment.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { ChatPropositionIdSchema } from '../shared/proposition.schema'
import { ThrottleEntrySchema } from '../support/throttle-entry.schema'
import { NetworkSchema } from './network.schema'
import * as state from './state.schema'
import { worldLimits } from './world-limits'

const { InstantNumberSchema, StoredIdSchema, openObject } = state

const CentsSchema = z.number().int().min(0).max(10_000_000)

const accountBarriers = [
  'CONCESSION_ACCOUNT',
  'CASHONLY_IND',
  'COLLECTIONS_IND',
  'FRAUD_INDICATOR_X',
  'FRAUD_INDICATOR_Y',
  'FRAUD_INDICATOR_S',
  'FRAUD_INDICATOR_Z',
  'FRAUD_INDICATOR_V',
  'ACCT_LINE_LIMIT',
  'OVERTHRESHOLD_IND',
  'DEVICE_CAP',
] as const

const AccountStateSchema = openObject({
  creditStatus: CreditStatusSchema,
  creditFrozen: z.boolean(),
  mandatoryDownPaymentCents: CentsSchema,
  securityDepositCents: CentsSchema,
  pastDueCents: CentsSchema,
  pendingOrder: z.boolean(),
  scheduledOrder: z.boolean(),
  barrier: z.enum(accountBarriers).optional(),
  barrierRoom: z.number().int().min(0).max(10).optional(),
  userAuthorized: z.boolean(),
  scanAndGo: openObject({ locationCode: LocationCodeSchema }).optional(),
  salesRepId: SalesRepIdSchema.optional(),
  salesFlowType: FlowTypeSchema.optional(),
  refundExchange: z.boolean(),
  carrierDollarCents: CentsSchema.optional(),
  deviceDollarCents: CentsSchema.optional(),
  acceptedOffers: z
    .array(openObject({ offerId: IdSchema, isRestricted: z.boolean() }))
    .max(200)
    .optional(),
  homeFeatureIds: z.array(IdSchema).max(100).optional(),
})

const OwnerRecordSchema = openObject({
  id: StoredIdSchema,
  account: AccountStateSchema.optional(),
  cartIds: z.partialRecord(z.enum(['postpaid', 'prepaid']), z.string().max(80)),
  asideCartIds: z.array(z.string().max(80)).optional(),
  orderIds: z.array(StoredIdSchema),
  wishlistId: StoredIdSchema.optional(),
  notifyMe: z.array(IdSchema).optional(),
  emailNotices: z
    .array(z.strictObject({ skuId: IdSchema, emailId: EmailSchema }))
    .max(20)
    .optional(),
  savedCards: z
    .array(SavedCardSchema.extend({ isRefused: z.boolean().optional() }))
    .max(10)
    .optional(),
  orderMisses: z.array(InstantNumberSchema).max(5).optional(),
})

const StoredReplySchema = openObject({
  id: StoredIdSchema,
  sessionId: StoredIdSchema,
  operation: z.string().max(80),
  status: z.number().int().min(100).max(599),
  body: z.unknown(),
})

const FailureSchema = openObject({
  id: StoredIdSchema,
  on: z.string().max(80),
  error: z.string().max(60).optional(),
  status: z.number().int().min(0).max(599).optional(),
})

const ScriptFailureSchema = z.strictObject({
  rule: z.string().max(200),
  kind: z.enum(['command', 'off-contract', 'unsent', 'held']),
  reason: z.string().max(4000),
  count: z.number().int().min(0),
})

const ScenarioStateSchema = openObject({
  id: StoredIdSchema,
  document: z.unknown(),
  digest: z.string().max(100),
  armedAt: InstantNumberSchema,
  since: openObject({
    seq: z.number().int().min(0),
    calls: z.number().int().min(0).optional(),
    journal: z.string().max(100).optional(),
  }),
  countedBefore: z.number().int().min(0).optional(),
  failures: z.array(ScriptFailureSchema).max(50).optional(),
})

const TallySchema = openObject({
  id: StoredIdSchema,
  scenario: z.string().max(100),
  counts: z.array(z.number().int().min(0)).max(400),
  periods: z
    .record(z.string().max(3), z.strictObject({ since: InstantNumberSchema, calls: z.number().int().min(0) }))
    .optional(),
})

const SeenSchema = openObject({
  id: StoredIdSchema,
  call: openObject({
    operation: z.string().max(80),
    audience: z.string().max(40),
    status: z.number().int().min(0).max(599),
    error: z.string().max(60).optional(),
    sent: z.enum(['waiting', 'held', 'cut-off', 'malformed']).optional(),
    heldBy: z.strictObject({ scenario: z.string().max(100), rule: z.string().max(100) }).optional(),
    isRefused: z.boolean().optional(),
    isOffContract: z.boolean().optional(),
    meets: z.array(z.string().max(120)).optional(),
  }).optional(),
  events: z.array(z.string().max(60)).optional(),
})

const StockSchema = openObject({
  status: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
  qty: z.number().int().min(0).max(1_000_000),
  availableOn: z.iso.date().optional(),
})

/** Zones by their own names, which are few; another spelling is tried each time. */
const knownZones = new Set<string>()

const isTimeZone = (text: string): boolean => {
  if (knownZones.has(text)) return true
  try {
    knownZones.add(new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone)
    return true
  } catch {
    return false
  }
}

const hasAtMost = (most: number) => (value: object) => Object.keys(value).length <= most
const namesAtMost = (most: number) => `at most ${most} names`

const HeaderSchema = openObject({
  persona: z.string().max(60),
  seed: z.number().int().min(0).max(4_294_967_295),
  createdAt: InstantNumberSchema,
  timeZone: z.string().max(60).refine(isTimeZone, 'no time zone, such as America/New_York'),
  counters: z
    .record(z.string(), z.number().int().min(0))
    .refine(hasAtMost(worldLimits.counters), namesAtMost(worldLimits.counters)),
  random: z.number().int(),
  featureFlags: FeatureFlagsSchema.refine(hasAtMost(worldLimits.featureFlags), namesAtMost(worldLimits.featureFlags)),
  throttleList: z.array(ThrottleEntrySchema).max(200),
  stock: z
    .record(z.string(), StockSchema)
    .refine(hasAtMost(worldLimits.stock), namesAtMost(worldLimits.stock))
    .optional(),
  prices: z
    .record(z.string(), CentsSchema)
    .refine(hasAtMost(worldLimits.stock), namesAtMost(worldLimits.stock))
    .optional(),
  support: openObject({
    chatAgents: z.number().int().min(0).max(1000),
    videoAgents: z.number().int().min(0).max(1000),
    chatProposition: ChatPropositionIdSchema.optional(),
  }).optional(),
  network: NetworkSchema.optional(),
  armed: z.array(z.string().max(100)).max(100).optional(),
})

/** A world in one file. It holds session ids and anti-forgery tokens, so a restore keeps everyone signed in. */
export const SnapshotSchema = z.strictObject({
  formatVersion: z.number().int().min(1),
  /** The world that it was taken from. */
  world: z.string().max(120),
  /** That world's clock, which continues from here. */
  now: z.iso.datetime(),
  frozen: z.boolean(),
  header: HeaderSchema,
  collections: z
    .looseObject({
      sessions: z.array(state.SessionViewSchema).max(worldLimits.sessions),
      carts: z.array(state.CartStateSchema).max(worldLimits.carts),
      cases: z.array(state.CaseStateSchema).max(worldLimits.cases),
      locks: z.array(state.LockStateSchema),
      wishlists: z.array(state.WishlistStateSchema),
      orders: z.array(state.OrderStateSchema).max(worldLimits.orders),
      holdings: z.array(OwnerRecordSchema),
      outcomes: z.array(StoredReplySchema),
      failures: z.array(FailureSchema).max(worldLimits.failures),
      feedback: z.array(state.FeedbackStateSchema).max(100).optional(),
      chats: z.array(state.ChatStateSchema).max(100).optional(),
      ratings: z.array(state.RatingStateSchema).optional(),
      logs: z.array(state.LogStateSchema).max(200).optional(),
      scenarios: z.array(ScenarioStateSchema).max(100).optional(),
      tallies: z.array(TallySchema).optional(),
      seen: z.array(SeenSchema).max(worldLimits.seen).optional(),
    })
    .catchall(z.array(z.looseObject({ id: z.string() })).optional()),
})
export type SnapshotFile = z.infer<typeof SnapshotSchema>

/** A snapshot as it arrives: its format is checked before anything else. */
export const SnapshotUploadSchema = z.looseObject({ formatVersion: z.number().int().min(1) })
export type SnapshotUpload = z.infer<typeof SnapshotUploadSchema>
