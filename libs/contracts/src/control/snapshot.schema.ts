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
  /** The credit bureau has frozen the file: no check can run. */
  creditFrozen: z.boolean(),
  mandatoryDownPaymentCents: CentsSchema,
  securityDepositCents: CentsSchema,
  pastDueCents: CentsSchema,
  /** An earlier order is still pending; a new one can't be started. */
  pendingOrder: z.boolean(),
  /** An order is scheduled for later; reading cases and adding to the cart answer 208. */
  scheduledOrder: z.boolean(),
  barrier: z.enum(accountBarriers).optional(),
  /** Lines that may still be ordered before the barrier of a limit stops the rest; none if absent. */
  barrierRoom: z.number().int().min(0).max(10).optional(),
  /** Not the account's owner or manager: must sign in as one to buy. */
  userAuthorized: z.boolean(),
  /** The customer shops in a store by scanning shelf labels. */
  scanAndGo: openObject({ locationCode: LocationCodeSchema }).optional(),
  /** A sales representative shops for the customer. */
  salesRepId: SalesRepIdSchema.optional(),
  /** How a sales representative sells to the account. */
  salesFlowType: FlowTypeSchema.optional(),
  refundExchange: z.boolean(),
  /** Promotional balances of the account: carrier dollars (VD) and device dollars (DD). */
  carrierDollarCents: CentsSchema.optional(),
  deviceDollarCents: CentsSchema.optional(),
  /** Restricted offers that the customer has accepted. */
  acceptedOffers: z
    .array(openObject({ offerId: IdSchema, isRestricted: z.boolean() }))
    .max(200)
    .optional(),
  /** Home protection and home advisor that the account has already. */
  homeFeatureIds: z.array(IdSchema).max(100).optional(),
})

const OwnerRecordSchema = openObject({
  id: StoredIdSchema,
  /** Absent as long as the account is in good standing. */
  account: AccountStateSchema.optional(),
  cartIds: z.partialRecord(z.enum(['postpaid', 'prepaid']), z.string().max(80)),
  /** Open carts that were set aside for another one; their cases can be resumed. */
  asideCartIds: z.array(z.string().max(80)).optional(),
  orderIds: z.array(StoredIdSchema),
  wishlistId: StoredIdSchema.optional(),
  /** SKUs that it waits for, the latest last. */
  notifyMe: z.array(IdSchema).optional(),
  /** Skus that a guest waits for, and where each notice goes. */
  emailNotices: z
    .array(z.strictObject({ skuId: IdSchema, emailId: EmailSchema }))
    .max(20)
    .optional(),
  /** The latest last; the bank refuses some of them once the order is placed. */
  savedCards: z
    .array(SavedCardSchema.extend({ isRefused: z.boolean().optional() }))
    .max(10)
    .optional(),
  /** When orders were looked up in vain, the latest last. */
  orderMisses: z.array(InstantNumberSchema).max(5).optional(),
})

const StoredReplySchema = openObject({
  id: StoredIdSchema,
  sessionId: StoredIdSchema,
  operation: z.string().max(80),
  status: z.number().int().min(100).max(599),
  /** A `StoredBody`, or plain JSON where it was read from a store. */
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
  /** A command that was refused, an answer that breaks the contract, that another displaced, or that waited in vain. */
  kind: z.enum(['command', 'off-contract', 'unsent', 'held']),
  reason: z.string().max(4000),
  count: z.number().int().min(0),
})

const ScenarioStateSchema = openObject({
  id: StoredIdSchema,
  /** The checked document in its normal form. */
  document: z.unknown(),
  /** Digest of the document's content. */
  digest: z.string().max(100),
  armedAt: InstantNumberSchema,
  /**
   * What the world had seen when the scenario was armed: what it sees later counts for it. A simulator that kept calls
   * in a journal alone named the journal.
   */
  since: openObject({
    seq: z.number().int().min(0),
    calls: z.number().int().min(0).optional(),
    journal: z.string().max(100).optional(),
  }),
  /** Calls that counted for it before it was armed again. */
  countedBefore: z.number().int().min(0).optional(),
  /** What its rules could not do since it was armed; absent where all went well. */
  failures: z.array(ScriptFailureSchema).max(50).optional(),
})

const TallySchema = openObject({
  id: StoredIdSchema,
  scenario: z.string().max(100),
  /**
   * Of each rule by its place in the document: the calls that it matched, then how often it fired. Rules that match
   * the same calls are counted at the first of them; the list ends with the last that has counted.
   */
  counts: z.array(z.number().int().min(0)).max(400),
  /** Of each rule with a rate, by its place: its latest period and the calls in that. */
  periods: z
    .record(z.string().max(3), z.strictObject({ since: InstantNumberSchema, calls: z.number().int().min(0) }))
    .optional(),
})

const SeenSchema = openObject({
  id: StoredIdSchema,
  call: openObject({
    operation: z.string().max(80),
    audience: z.string().max(40),
    /** 0 where a rule sends no answer. */
    status: z.number().int().min(0).max(599),
    /** Id of the error, or code of the refusal. */
    error: z.string().max(60).optional(),
    /** Absent where the answer went out whole. */
    sent: z.enum(['waiting', 'held', 'cut-off', 'malformed']).optional(),
    /** The rule that holds the answer for another. */
    heldBy: z.strictObject({ scenario: z.string().max(100), rule: z.string().max(100) }).optional(),
    /** Refused before its operation ran. */
    isRefused: z.boolean().optional(),
    isOffContract: z.boolean().optional(),
    /** Names of the expectations whose request it is. */
    meets: z.array(z.string().max(120)).optional(),
  }).optional(),
  /** Names of what happened to the world, commands of rules included. */
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
  /** Numbers assigned so far, by kind. */
  counters: z
    .record(z.string(), z.number().int().min(0))
    .refine(hasAtMost(worldLimits.counters), namesAtMost(worldLimits.counters)),
  /** State of the world's random generator. */
  random: z.number().int(),
  featureFlags: FeatureFlagsSchema.refine(hasAtMost(worldLimits.featureFlags), namesAtMost(worldLimits.featureFlags)),
  throttleList: z.array(ThrottleEntrySchema).max(200),
  /** By SKU, where it differs from the catalogue. */
  stock: z
    .record(z.string(), StockSchema)
    .refine(hasAtMost(worldLimits.stock), namesAtMost(worldLimits.stock))
    .optional(),
  /** In cents by SKU, where it differs from the catalogue. */
  prices: z
    .record(z.string(), CentsSchema)
    .refine(hasAtMost(worldLimits.stock), namesAtMost(worldLimits.stock))
    .optional(),
  support: openObject({
    chatAgents: z.number().int().min(0).max(1000),
    videoAgents: z.number().int().min(0).max(1000),
    /** Overrides the proposition that follows from the shopper's state. */
    chatProposition: ChatPropositionIdSchema.optional(),
  }).optional(),
  network: NetworkSchema.optional(),
  /** Ids of the armed scenarios in the order of arming; the list is replaced whenever one changes. */
  armed: z.array(z.string().max(100)).max(100).optional(),
})

const collections = {
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
}

/** What a world stores, by collection. */
export type StoredCollections = {
  readonly [Name in keyof typeof collections]: NonNullable<z.infer<(typeof collections)[Name]>>[number]
}

/** A world in one file. It holds session ids and anti-forgery tokens, so a restore keeps everyone signed in. */
export const SnapshotSchema = z.strictObject({
  formatVersion: z.number().int().min(1),
  /** The world that it was taken from. */
  world: z.string().max(120),
  /** That world's clock, which continues from here. */
  now: z.iso.datetime(),
  frozen: z.boolean(),
  header: HeaderSchema,
  collections: z.looseObject(collections).catchall(z.array(z.looseObject({ id: z.string() })).optional()),
})
export type SnapshotFile = z.infer<typeof SnapshotSchema>

/** A snapshot as it arrives: its format is checked before anything else. */
export const SnapshotUploadSchema = z.looseObject({ formatVersion: z.number().int().min(1) })
export type SnapshotUpload = z.infer<typeof SnapshotUploadSchema>
