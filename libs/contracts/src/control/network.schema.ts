import { z } from 'zod'
import { durationInMs, isDuration } from '../duration/duration'
import { DurationSchema } from './control-fields.schema'

const longestLatency = 'PT1M'

/** How slow the network of a world is; as fast as it goes where nothing is said. */
export const NetworkSchema = z.strictObject({
  /** Real time that every answer comes later. */
  latency: DurationSchema.refine(
    (text) => !isDuration(text) || durationInMs(text) <= durationInMs(longestLatency),
    `at most ${longestLatency}`,
  ).optional(),
  /** What all answers of the world share. */
  bytesPerSecond: z.number().int().min(100).max(1_000_000_000).optional(),
})
export type Network = z.infer<typeof NetworkSchema>

/** What the network of a world added to an answer, in milliseconds. */
export const NetworkShareSchema = z.strictObject({
  latency: z.number(),
  /** How long the body took. */
  transfer: z.number(),
  bytes: z.number().int(),
})
export type NetworkShare = z.infer<typeof NetworkShareSchema>
