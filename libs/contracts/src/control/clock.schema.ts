import { z } from 'zod'
import { DurationSchema } from './control-fields.schema'

/** Changes to a world's clock; several in one request apply in this order. */
export const ClockChangeSchema = z
  .strictObject({
    /** Stops the clock now, or at the given instant. */
    freeze: z.union([z.literal(true), z.iso.datetime({ offset: true })]).optional(),
    /** Advances by this duration, frozen or not. */
    advance: DurationSchema.optional(),
    /** Resumes from the instant at which it stopped. */
    resume: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((given) => given !== undefined), {
    message: 'needs freeze, advance or resume',
  })
export type ClockChange = z.infer<typeof ClockChangeSchema>

export const ClockSchema = z.strictObject({ now: z.string(), frozen: z.boolean() })
export type Clock = z.infer<typeof ClockSchema>
