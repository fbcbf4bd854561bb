import { z } from 'zod'
import { ChatPropositionIdSchema } from '../shared/proposition.schema'
import { ThrottleEntrySchema } from '../support/throttle-entry.schema'
import { CartIdSchema, DurationSchema, LockOwnerSchema, SessionIdSchema } from './control-fields.schema'

const skuId = z.string().min(1).max(80)

/** What each command takes, with a line on what it does and an example that works on any world. */
export const commandCatalogue = {
  lockCart: {
    summary: 'Another channel holds a cart, or every cart, for 15 minutes unless told otherwise',
    takes: z.strictObject({
      cartId: CartIdSchema.optional(),
      channel: LockOwnerSchema,
      ttl: DurationSchema.optional(),
      /** Y: the shopper may take the cart over. */
      unlockChannel: z.enum(['Y', 'N']).optional(),
    }),
    example: { channel: 'VZW-RETAIL', ttl: 'PT15M' },
  },
  unlockCart: {
    summary: 'The channel that holds a cart, or every cart, lets go',
    takes: z.strictObject({ cartId: CartIdSchema.optional() }),
    example: {},
  },
  expireSession: {
    summary: "A session, or every one, ends now: a customer's next call answers 401, a guest's is a stranger's",
    takes: z.strictObject({ sessionId: SessionIdSchema.optional() }),
    example: {},
  },
  extendSession: {
    summary: 'A session that is still on, or every one, has its full time again',
    takes: z.strictObject({ sessionId: SessionIdSchema.optional() }),
    example: {},
  },
  handOverCase: {
    summary:
      'A case, or every one, goes to another channel: it holds the cart, and the shop is to resume the case later',
    takes: z.strictObject({
      caseId: z.string().min(1).max(80).optional(),
      channel: LockOwnerSchema,
      ttl: DurationSchema.optional(),
    }),
    example: { channel: 'VZW-RETAIL' },
  },
  sellOut: {
    summary: 'A sku is out of stock everywhere in this world',
    takes: z.strictObject({ skuId }),
    example: { skuId: 'orbit-12-pro-kelp-128' },
  },
  setStock: {
    summary: 'A sku stands like this everywhere in this world: in stock, to be ordered, or out',
    takes: z.strictObject({
      skuId,
      status: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
      qty: z.number().int().min(0).max(10_000).optional(),
      /** When a pre-order or a back-order ships. */
      availableOn: z.iso.date().optional(),
    }),
    example: { skuId: 'orbit-12-pro-kelp-128', status: 'back-order', availableOn: '2027-01-15' },
  },
  setSupport: {
    summary:
      "Agents come and go, and a chat proposition is offered instead of the shopper's own; null gives it up again",
    takes: z.strictObject({
      chatAgents: z.number().int().min(0).max(1000).optional(),
      videoAgents: z.number().int().min(0).max(1000).optional(),
      chatProposition: ChatPropositionIdSchema.nullable().optional(),
    }),
    example: { videoAgents: 3, chatProposition: 'PLP_07' },
  },
  setCredit: {
    summary:
      "The carrier's view of an account's or a guest's credit changes; of everyone in the world where no one is named",
    takes: z.strictObject({
      /** `account:…` or `session:…`, as carts name it. */
      owner: z.string().min(1).max(140).optional(),
      /** Approved, pending, declined, on hold. */
      status: z.enum(['AP', 'PE', 'DC', 'OH']).optional(),
      /** The credit bureau has frozen the file. */
      frozen: z.boolean().optional(),
      /** What the customer may pay with. */
      carrierDollarCents: z.number().int().min(0).max(10_000_000).optional(),
      deviceDollarCents: z.number().int().min(0).max(10_000_000).optional(),
      downPaymentCents: z.number().int().min(0).max(10_000_000).optional(),
      securityDepositCents: z.number().int().min(0).max(10_000_000).optional(),
      pastDueCents: z.number().int().min(0).max(10_000_000).optional(),
    }),
    example: { status: 'OH' },
  },
  setThrottleList: {
    summary: 'The throttled features that are on, instead of those that were',
    takes: z.strictObject({ throttleList: z.array(ThrottleEntrySchema).max(200) }),
    example: { throttleList: ['VideoChatEnabled'] },
  },
  setFeatureFlags: {
    summary: 'Feature flags of the world change; null takes one away, what is not named stays',
    takes: z.strictObject({
      featureFlags: z.record(
        z.string().min(1).max(120),
        z.union([z.boolean(), z.number(), z.string().max(2000), z.null()]),
      ),
    }),
    example: { featureFlags: { removeAccyFromWishlistFFlag: true } },
  },
  advanceClock: {
    summary: "The world's clock moves on: locks and sessions run out as if the time had passed",
    takes: z.strictObject({ by: DurationSchema }),
    example: { by: 'PT28M' },
  },
  failNext: {
    summary:
      'The next call of an operation fails with an error that it may answer, or with a status; 0 ends the connection',
    takes: z.strictObject({
      on: z.string().max(80),
      error: z.string().max(60).optional(),
      /** An HTTP status; 0 ends the connection without an answer. */
      status: z.number().int().min(0).max(599).optional(),
    }),
    example: { on: 'cart.addDevice', error: '208' },
  },
} as const

export type CommandName = keyof typeof commandCatalogue
export const commandNames = Object.keys(commandCatalogue) as CommandName[]

/** One command, named by its key. */
export type Command = {
  [Name in CommandName]: Record<Name, z.infer<(typeof commandCatalogue)[Name]['takes']>>
}[CommandName]

/** What a command takes. */
export type ArgumentsOf<Name extends CommandName> = z.infer<(typeof commandCatalogue)[Name]['takes']>

/** Exactly one command a request. */
export const CommandSchema = z.union(
  commandNames.map((name) => z.strictObject({ [name]: commandCatalogue[name].takes })),
) as unknown as z.ZodType<Command, Command>
