import { z } from 'zod'
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

/** What a new world goes on from: a snapshot as a file, or by the id of a kept one, or another world. */
export const ForkSourceSchema = z.union([SnapshotIdSchema, ForkedSchema, SnapshotUploadSchema])
export type ForkSource = z.infer<typeof ForkSourceSchema>

export const RestoreBodySchema = z.union([
  z.strictObject({ snapshot: SnapshotIdSchema }),
  z.strictObject({ before: DecisionIdSchema }),
  SnapshotUploadSchema,
])
export type RestoreBody = z.infer<typeof RestoreBodySchema>
