import { z } from 'zod'
import { DurationSchema } from './control-fields.schema'

/** What happens to a world's clock; several at once happen in this order. */
export const ClockChangeSchema = z
  .strictObject({
    /** Stands still from now on, or at the instant that is given. */
    freeze: z.union([z.literal(true), z.iso.datetime({ offset: true })]).optional(),
    /** Moves on by that much, frozen or not. */
    advance: DurationSchema.optional(),
    /** Runs again from where it stands. */
    resume: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((given) => given !== undefined), {
    message: 'needs freeze, advance or resume',
  })
export type ClockChange = z.infer<typeof ClockChangeSchema>

export const ClockSchema = z.strictObject({ now: z.string(), frozen: z.boolean() })
export type Clock = z.infer<typeof ClockSchema>
