import { z } from 'zod'

/** The six channels of the shop, then the assisted ones. */
export const lockOwners = [
  'VZW-DOTCOM',
  'VZW-DOTCOM-MOB',
  'VZW-DOTCOM-TAB',
  'VZW-MFA-IOS',
  'VZW-MFA-ANDROID',
  'VZW-RPS',
  'VZW-RETAIL',
  'VZW-TELESALES',
  'VZW-CHAT',
] as const
export const LockOwnerSchema = z.enum(lockOwners)
export type LockOwner = z.infer<typeof LockOwnerSchema>

export const WorldIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, 'letters, digits and . _ - only')

export const WorldSummarySchema = z.strictObject({
  id: z.string(),
  persona: z.string(),
  seed: z.number().int(),
  /** The world's clock. */
  now: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummarySchema>

export const MakeWorldBodySchema = z
  .strictObject({
    id: WorldIdSchema.optional(),
    persona: z.string().max(60).optional(),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
  })
  .optional()

const DurationSchema = z
  .string()
  .regex(/^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/, 'an ISO 8601 duration such as PT15M')

/** Exactly one command a request, named by its key. */
export const CommandSchema = z.union([
  z.strictObject({
    lockCart: z.strictObject({
      cartId: z.string().min(1).max(80).optional(),
      channel: LockOwnerSchema,
      ttl: DurationSchema.optional(),
    }),
  }),
  z.strictObject({ unlockCart: z.strictObject({ cartId: z.string().min(1).max(80).optional() }) }),
  z.strictObject({ expireSession: z.strictObject({ sessionId: z.string().min(1).max(120).optional() }) }),
  z.strictObject({
    failNext: z.strictObject({
      on: z.string().max(80),
      error: z.string().max(60).optional(),
      /** An HTTP status; 0 ends the connection without an answer. */
      status: z.number().int().min(0).max(599).optional(),
    }),
  }),
])
export type Command = z.infer<typeof CommandSchema>

export const commandNames = ['lockCart', 'unlockCart', 'expireSession', 'failNext'] as const

const Listed = z.array(z.looseObject({ id: z.string() }))

export const WorldStateSchema = z.strictObject({
  sessions: Listed,
  carts: Listed,
  cases: Listed,
  locks: Listed,
  wishlists: Listed,
  orders: Listed,
})
export type WorldState = z.infer<typeof WorldStateSchema>

export const CatalogOperationSchema = z.strictObject({
  key: z.string(),
  method: z.string(),
  summary: z.string(),
  paths: z.record(z.string(), z.string()),
  errors: z.array(z.string()),
  example: z.strictObject({ body: z.unknown().optional(), query: z.record(z.string(), z.string()).optional() }),
})

export const CatalogErrorSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  category: z.string(),
  severity: z.string(),
  status: z.number().int(),
  operations: z.array(z.string()),
})

export const CatalogPersonaSchema = z.strictObject({ id: z.string(), summary: z.string(), audience: z.string() })
