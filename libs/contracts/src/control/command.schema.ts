import { z } from 'zod'
import { ChatTextSchema } from '../chat/chat-service.schema'
import { ChatPropositionIdSchema } from '../shared/proposition.schema'
import { ThrottleEntrySchema } from '../support/throttle-entry.schema'
import { LockOwnerSchema } from '../shared/lock-owner.schema'
import { CartIdSchema, ChatIdSchema, DurationSchema, SessionIdSchema } from './control-fields.schema'
import { NetworkSchema } from './network.schema'

const skuId = z.string().min(1).max(80)

/** The input of each command, with a summary and an example that works on any world. */
export const commandCatalogue = {
  lockCart: {
    summary: 'Lock a cart, or every cart, for another channel; 15 minutes by default',
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
    summary: 'Release the lock on a cart, or on every cart',
    takes: z.strictObject({ cartId: CartIdSchema.optional() }),
    example: {},
  },
  expireSession: {
    summary: "End a session, or every session: a customer's next call answers 401, a guest's next call is anonymous",
    takes: z.strictObject({ sessionId: SessionIdSchema.optional() }),
    example: {},
  },
  extendSession: {
    summary: 'Renew an active session, or every active session, for its full duration',
    takes: z.strictObject({ sessionId: SessionIdSchema.optional() }),
    example: {},
  },
  handOverCase: {
    summary:
      'Hand a case, or every case, over to another channel, which locks the cart; the shop resumes the case later',
    takes: z.strictObject({
      caseId: z.string().min(1).max(80).optional(),
      channel: LockOwnerSchema,
      ttl: DurationSchema.optional(),
    }),
    example: { channel: 'VZW-RETAIL' },
  },
  sellOut: {
    summary: 'Mark a sku as out of stock everywhere in this world',
    takes: z.strictObject({ skuId }),
    example: { skuId: 'orbit-12-pro-kelp-128' },
  },
  setStock: {
    summary: 'Set the stock of a sku everywhere in this world: in stock, available to order, or out of stock',
    takes: z.strictObject({
      skuId,
      status: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
      qty: z.number().int().min(0).max(10_000).optional(),
      /** When a pre-order or a back-order ships. */
      availableOn: z.iso.date().optional(),
    }),
    example: { skuId: 'orbit-12-pro-kelp-128', status: 'back-order', availableOn: '2027-01-15' },
  },
  setPrice: {
    summary: 'Set what a sku costs today everywhere in this world, from now on',
    takes: z.strictObject({ skuId, priceCents: z.number().int().min(0).max(10_000_000) }),
    example: { skuId: 'orbit-12-pro-kelp-128', priceCents: 1_049_99 },
  },
  setSupport: {
    summary: "Set the number of free agents, and override the shopper's chat proposition; null removes the override",
    takes: z.strictObject({
      chatAgents: z.number().int().min(0).max(1000).optional(),
      videoAgents: z.number().int().min(0).max(1000).optional(),
      chatProposition: ChatPropositionIdSchema.nullable().optional(),
    }),
    example: { videoAgents: 3, chatProposition: 'PLP_07' },
  },
  answerChat: {
    summary: 'Write to the shopper of a chat, or of every open chat, as the agent; the first answer opens the chat',
    takes: z.strictObject({
      chatId: ChatIdSchema.optional(),
      text: ChatTextSchema,
      /** An accessory that the shopper may add with one press. */
      offeredSkuId: skuId.optional(),
    }),
    example: { text: 'Hello, I can see your cart. What would you like to know?' },
  },
  endChat: {
    summary: 'End a chat, or every open chat, as the agent, and hand a cart that chat holds back',
    takes: z.strictObject({ chatId: ChatIdSchema.optional() }),
    example: {},
  },
  setCredit: {
    summary: 'Change the credit of an account or a guest; without an owner, of everyone in the world',
    takes: z.strictObject({
      /** `account:…` or `session:…`, as carts name it. */
      owner: z.string().min(1).max(140).optional(),
      /** Approved, pending, declined, on hold. */
      status: z.enum(['AP', 'PE', 'DC', 'OH']).optional(),
      /** The credit bureau has frozen the file. */
      frozen: z.boolean().optional(),
      /** Balances that the customer may pay with. */
      carrierDollarCents: z.number().int().min(0).max(10_000_000).optional(),
      deviceDollarCents: z.number().int().min(0).max(10_000_000).optional(),
      downPaymentCents: z.number().int().min(0).max(10_000_000).optional(),
      securityDepositCents: z.number().int().min(0).max(10_000_000).optional(),
      pastDueCents: z.number().int().min(0).max(10_000_000).optional(),
    }),
    example: { status: 'OH' },
  },
  setThrottleList: {
    summary: 'Replace the list of throttled features that are on',
    takes: z.strictObject({ throttleList: z.array(ThrottleEntrySchema).max(200) }),
    example: { throttleList: ['VideoChatEnabled'] },
  },
  setFeatureFlags: {
    summary: 'Change feature flags of the world; null removes a flag, flags not named stay',
    takes: z.strictObject({
      featureFlags: z.record(
        z.string().min(1).max(120),
        z.union([z.boolean(), z.number(), z.string().max(2000), z.null()]),
      ),
    }),
    example: { featureFlags: { removeAccyFromWishlistFFlag: true } },
  },
  setNetwork: {
    summary:
      'Slow the network of the world: the latency of each answer, and one bandwidth for its calls, scripts and pictures; a part that is not named is as fast as it goes',
    takes: NetworkSchema,
    example: { latency: 'PT0.15S', bytesPerSecond: 200_000 },
  },
  advanceClock: {
    summary: "Advance the world's clock: locks and sessions expire as if the time had passed",
    takes: z.strictObject({ by: DurationSchema }),
    example: { by: 'PT28M' },
  },
  failNext: {
    summary:
      'Fail the next call of an operation with an error that it may answer, or with a status; 0 ends the connection',
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

/** The command of a name. Its runner checks its arguments against the catalogue. */
export const commandNamed = (name: string, given: Readonly<Record<string, unknown>>): Command =>
  ({ [name]: given }) as unknown as Command

/** The input of a command. */
export type ArgumentsOf<Name extends CommandName> = z.infer<(typeof commandCatalogue)[Name]['takes']>

/** Exactly one command per request. */
export const CommandSchema = z.union(
  commandNames.map((name) => z.strictObject({ [name]: commandCatalogue[name].takes })),
) as unknown as z.ZodType<Command, Command>
