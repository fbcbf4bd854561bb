import { z } from 'zod'
import { ClockChangeSchema } from './clock.schema'
import { DurationSchema, WorldIdSchema } from './control-fields.schema'
import { ForkSourceSchema } from './kept-snapshot.schema'
import { worldLimits } from './world-limits'

export const WorldSummarySchema = z.strictObject({
  id: z.string(),
  persona: z.string(),
  seed: z.number().int(),
  /** The world's clock. */
  now: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummarySchema>

export const MadeWorldSchema = WorldSummarySchema.extend({
  /** The simulator that holds it, of several that were started with an address each: call it there. */
  address: z.string().optional(),
  /**
   * For `enter?session=`. A world forked from before a call has the session that called, unless that was a new guest;
   * a world made of recorded answers has the customer's.
   */
  session: z.string().optional(),
  /** Of a world made of recorded answers: how many different reads they were, and which it answers differently. */
  recorded: z
    .strictObject({
      reads: z.number().int(),
      apart: z.array(z.strictObject({ index: z.number().int(), operation: z.string(), reason: z.string() })),
    })
    .optional(),
})
export type MadeWorld = z.infer<typeof MadeWorldSchema>

export const RestoredWorldSchema = MadeWorldSchema.extend({
  /** The number that a rewind takes among the calls: those that it undid are marked with it. */
  rewind: z.string().optional(),
})
export type RestoredWorld = z.infer<typeof RestoredWorldSchema>

const LabelsSchema = z
  .record(
    z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9-]*$/, 'made of small letters, digits and - only'),
    z.string().max(120),
  )
  .refine((labels) => Object.keys(labels).length <= worldLimits.labels, `at most ${worldLimits.labels} labels`)

export const WorldOverviewSchema = WorldSummarySchema.extend({
  frozen: z.boolean(),
  armed: z.number().int(),
  /** The creator of the world chose the id. */
  named: z.boolean(),
  /** On the world's clock. */
  madeAt: z.string(),
  /** Real time of the latest call or change that this process knows of. */
  movedAt: z.string().optional(),
  title: z.string().optional(),
  labels: LabelsSchema.optional(),
  /** The address of the real backend that answers its calls. */
  carrier: z.string().optional(),
})
export type WorldOverview = z.infer<typeof WorldOverviewSchema>

const AddressSchema = z.url({ protocol: /^https?$/, error: 'an address such as https://host' }).max(500)

/** Where the calls of a world go: `built-in` is the simulator's own carrier. */
const CarrierSchema = z.union([
  z.literal('built-in'),
  AddressSchema,
  z.strictObject({
    url: AddressSchema,
    /** What every call carries besides, such as the key of a gateway. */
    headers: z.record(z.string().regex(/^[\w-]+$/, 'a header name'), z.string().max(2000)).optional(),
    /** The URL that takes states as a judge asks for them. */
    states: AddressSchema.optional(),
    /** Keeps names and addresses of people in the journal, which hides them otherwise. */
    keepsPersonal: z.boolean().optional(),
    /** What the simulator answers itself: owners of state, such as `wishlist`, or all operations of one. */
    simulate: z.array(z.string().max(60)).max(200).optional(),
  }),
])
export type Carrier = z.infer<typeof CarrierSchema>

export const MakeWorldBodySchema = z
  .strictObject({
    id: WorldIdSchema.optional(),
    /** For people, such as the title of a test. */
    title: z.string().min(1).max(200).optional(),
    /** What groups worlds, such as the run of a suite: they are listed and dropped by it. */
    labels: LabelsSchema.optional(),
    persona: z.string().max(60).optional(),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
    clock: ClockChangeSchema.optional(),
    /** A scenario to arm at the start: the id of a built-in one, or a document. */
    scenario: z.union([z.string().max(100), z.looseObject({ id: z.string() })]).optional(),
    /** A real backend that answers the world's calls; the one that the simulator was started with by default. */
    carrier: CarrierSchema.optional(),
    /** A snapshot or a world to fork, with its persona and seed, or recorded answers to make it of. */
    from: ForkSourceSchema.optional(),
  })
  .optional()
export type MakeWorldBody = NonNullable<z.input<typeof MakeWorldBodySchema>>

export const CatalogOperationSchema = z.strictObject({
  key: z.string(),
  method: z.string(),
  summary: z.string(),
  paths: z.record(z.string(), z.string()),
  errors: z.array(z.string()),
  example: z.strictObject({ body: z.unknown().optional(), query: z.record(z.string(), z.string()).optional() }),
})
export type CatalogOperation = z.infer<typeof CatalogOperationSchema>

export const CatalogErrorSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  category: z.string(),
  severity: z.string(),
  status: z.number().int(),
  /** How the shop handles it; where that depends on the operation, the most specific handling. */
  handling: z.string(),
  operations: z.array(z.string()),
})
export type CatalogError = z.infer<typeof CatalogErrorSchema>

export const CatalogCommandSchema = z.strictObject({
  name: z.string(),
  summary: z.string(),
  /** A body that works on any world. */
  example: z.record(z.string(), z.unknown()),
  /** JSON Schema of the command's input. */
  takes: z.record(z.string(), z.unknown()),
})
export type CatalogCommand = z.infer<typeof CatalogCommandSchema>

export const CatalogPersonaSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What to expect from it, in one line. */
  summary: z.string(),
  audience: z.string(),
})
export type CatalogPersona = z.infer<typeof CatalogPersonaSchema>

/** Which worlds to drop; all that is given has to hold, and something has to be given. */
export const SweepWorldsBodySchema = z
  .strictObject({
    /** Worlds that bear all of these labels. */
    labels: LabelsSchema.optional(),
    /** Worlds that nothing has happened in for so long, in real time; those of an earlier process count as idle. */
    idleFor: DurationSchema.optional(),
  })
  .refine(({ labels, idleFor }) => labels !== undefined || idleFor !== undefined, {
    message: 'needs labels, idleFor or both',
  })
export type SweepWorldsBody = z.infer<typeof SweepWorldsBodySchema>
