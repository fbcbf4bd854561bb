import { z } from 'zod'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import * as state from './state.schema'

const Kept = z.looseObject({ id: z.string() })

/** A world in one file. It holds session ids and anti-forgery tokens, so a restore keeps everyone signed in. */
export const SnapshotSchema = z.strictObject({
  formatVersion: z.number().int().min(1),
  /** The world that it was taken from. */
  world: z.string().max(120),
  /** That world's clock, which continues from here. */
  now: z.iso.datetime(),
  frozen: z.boolean(),
  header: z.looseObject({
    persona: z.string().max(60),
    seed: z.number().int().min(0).max(4_294_967_295),
    createdAt: z.number(),
    timeZone: z.string().max(60),
    counters: z.record(z.string(), z.number().int()),
    random: z.number().int(),
    featureFlags: FeatureFlagsSchema,
    throttleList: z.array(z.string()),
    armed: z.array(z.string()).optional(),
  }),
  collections: z
    .looseObject({
      sessions: z.array(state.SessionViewSchema),
      carts: z.array(state.CartStateSchema),
      cases: z.array(state.CaseStateSchema),
      locks: z.array(state.LockStateSchema),
      wishlists: z.array(state.WishlistStateSchema),
      orders: z.array(state.OrderStateSchema),
      holdings: z.array(
        z.looseObject({
          id: z.string(),
          cartIds: z.partialRecord(z.enum(['postpaid', 'prepaid']), z.string()),
          orderIds: z.array(z.string()),
          wishlistId: z.string().optional(),
        }),
      ),
      outcomes: z.array(
        z.looseObject({
          id: z.string(),
          sessionId: z.string(),
          operation: z.string(),
          status: z.number().int(),
          body: z.unknown(),
        }),
      ),
      failures: z.array(
        z.looseObject({
          id: z.string(),
          on: z.string(),
          error: z.string().optional(),
          status: z.number().int().optional(),
        }),
      ),
      scenarios: z
        .array(
          z.looseObject({
            id: z.string(),
            document: z.unknown(),
            digest: z.string(),
            armedAt: z.number(),
            since: z.looseObject({ journal: z.string(), seq: z.number().int() }),
            failures: z
              .array(
                z.strictObject({
                  rule: z.string(),
                  kind: z.enum(['command', 'off-contract', 'unsent']),
                  reason: z.string(),
                  count: z.number().int(),
                }),
              )
              .max(50)
              .optional(),
          }),
        )
        .optional(),
      tallies: z
        .array(
          z.looseObject({ id: z.string(), scenario: z.string(), counts: z.array(z.number().int().min(0)).max(400) }),
        )
        .optional(),
    })
    .catchall(z.array(Kept).optional()),
})
export type SnapshotFile = z.infer<typeof SnapshotSchema>

/** A snapshot as it arrives: its format is checked before anything else. */
export const SnapshotUploadSchema = z.looseObject({ formatVersion: z.number().int().min(1) })
