import { z } from 'zod'
import { audiences } from '../audience'
import { DecisionIdSchema, WorldIdSchema } from './control-fields.schema'
import { SnapshotUploadSchema } from './snapshot.schema'

/** Made of the snapshot's name. */
export const SnapshotIdSchema = WorldIdSchema

const NameSchema = z.string().trim().min(1).max(120)

export const KeptSnapshotSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The world it was taken of, which may be gone. */
  world: z.string(),
  persona: z.string(),
  /** That world's clock. */
  now: z.string(),
  /** Real time. */
  keptAt: z.string(),
  bytes: z.number().int(),
})
export type KeptSnapshot = z.infer<typeof KeptSnapshotSchema>

export const KeepSnapshotBodySchema = z.union([
  z.strictObject({ world: WorldIdSchema, name: NameSchema.optional() }),
  z.strictObject({ file: SnapshotUploadSchema, name: NameSchema.optional() }),
])
export type KeepSnapshotBody = z.infer<typeof KeepSnapshotBodySchema>

export const RenameSnapshotBodySchema = z.strictObject({ name: NameSchema })
export type RenameSnapshotBody = z.infer<typeof RenameSnapshotBodySchema>

/** A world as it is, or as it was just before one of its latest calls. */
const ForkedSchema = z.strictObject({ world: WorldIdSchema, before: DecisionIdSchema.optional() })

/** A call to a carrier, with its answer or the id of its error. */
export const RecordedAnswerSchema = z.strictObject({
  operation: z.string().max(80),
  /** The audience of its path; absent if the path is everyone's. */
  audience: z.enum(audiences).optional(),
  language: z.enum(['en', 'es']).optional(),
  body: z.unknown().optional(),
  query: z.record(z.string().max(100), z.string().max(2000)).optional(),
  error: z.string().max(80).optional(),
  answer: z.unknown().optional(),
})
export type RecordedAnswer = z.infer<typeof RecordedAnswerSchema>

const RecordedSchema = z.strictObject({ answers: z.array(RecordedAnswerSchema).min(1).max(5000) })

/** What a new world goes on from: the id of a kept snapshot, another world, a carrier's recorded answers, or a snapshot as a file. */
export const ForkSourceSchema = z.union([SnapshotIdSchema, ForkedSchema, RecordedSchema, SnapshotUploadSchema])
export type ForkSource = z.infer<typeof ForkSourceSchema>

export const RestoreBodySchema = z.union([
  z.strictObject({ snapshot: SnapshotIdSchema }),
  z.strictObject({ before: DecisionIdSchema }),
  SnapshotUploadSchema,
])
export type RestoreBody = z.infer<typeof RestoreBodySchema>
