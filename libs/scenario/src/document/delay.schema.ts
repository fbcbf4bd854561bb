import { durationInMs, DurationSchema, isDuration } from '@soe/contracts'
import { z } from 'zod'
import { checkChoice } from './choice'

/** The longest delay in real time. */
export const longestRealDelay = 'PT10M'

const UniformSchema = z
  .strictObject({ min: DurationSchema, max: DurationSchema })
  .refine(({ min, max }) => ![min, max].every(isDuration) || durationInMs(min) <= durationInMs(max), {
    message: 'min is more than max',
  })

const LognormalSchema = z.strictObject({
  median: DurationSchema,
  sigma: z.number().gt(0).max(5).describe('Spread of the logarithm: 0.5 gives a modest tail, 1 a long one'),
  max: DurationSchema.optional().describe('Cuts the tail'),
})

export const DelaySchema = z
  .strictObject({
    fixed: DurationSchema.optional(),
    uniform: UniformSchema.optional(),
    lognormal: LognormalSchema.optional(),
    clock: z.enum(['real', 'world']).optional().describe('Whose time passes; real unless told otherwise'),
  })
  .superRefine((delay, context) => checkChoice(delay, ['fixed', 'uniform', 'lognormal'], context, { what: 'A delay' }))
export type Delay = z.infer<typeof DelaySchema>
