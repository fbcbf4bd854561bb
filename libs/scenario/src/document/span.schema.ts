import { durationInMs, DurationSchema, isDuration } from '@soe/contracts'
import { z } from 'zod'

const isInstant = (text: string): boolean => z.iso.datetime({ offset: true }).safeParse(text).success

const MomentSchema = z
  .string()
  .max(80)
  .refine(
    (text) => isInstant(text) || isDuration(text),
    'an instant such as 2026-11-27T05:00:00Z, or a duration since arming such as PT1M',
  )

export const BetweenSchema = z
  .strictObject({
    from: MomentSchema.optional().describe('The first moment; that of arming unless told otherwise'),
    to: MomentSchema.optional().describe('The moment before which it ends'),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, { message: 'needs from, to or both' })

const TimeSchema = DurationSchema.refine((text) => !isDuration(text) || durationInMs(text) > 0, 'more than no time')

/** When a rule counts calls at all, on the world's clock. */
export const spanFields = {
  between: BetweenSchema.optional().describe(
    "Counts calls between two moments alone: instants of the world's clock, or durations since arming",
  ),
  for: TimeSchema.optional().describe('Counts calls for so long after arming'),
}

export const RateSchema = z.strictObject({
  calls: z.number().int().min(1).max(1_000_000).describe('So many calls in a period go by'),
  per: TimeSchema.describe("A period of the world's clock, which begins with the first call after the one before"),
})
export type Rate = z.infer<typeof RateSchema>
