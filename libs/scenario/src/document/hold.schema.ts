import { durationInMs, DurationSchema, isDuration } from '@soe/contracts'
import { z } from 'zod'
import { longestRealDelay } from './delay.schema'
import { OperationKeySchema } from './target.schema'

/** What a hold does unless it says otherwise. */
export const holdDefaults = { gap: 'PT0.05S', atMost: 'PT30S' } as const

const Time = DurationSchema.refine(
  (text) => !isDuration(text) || durationInMs(text) <= durationInMs(longestRealDelay),
  `at most ${longestRealDelay}`,
)

export const HoldSchema = z
  .strictObject({
    until: z
      .union([z.strictObject({ answered: OperationKeySchema }), Time])
      .describe('The next answer of an operation in this world, or a time'),
    gap: Time.optional().describe(`How long after that answer; ${holdDefaults.gap} unless told otherwise`),
    atMost: Time.optional().describe(
      `Sent after so long in any case, which verifying reports; ${holdDefaults.atMost} unless told otherwise`,
    ),
  })
  .refine(({ until, gap, atMost }) => typeof until === 'object' || (gap === undefined && atMost === undefined), {
    message: 'gap and atMost belong to an answer that is waited for',
  })
export type Hold = z.infer<typeof HoldSchema>
