import { z } from 'zod'
import { checkChoice } from './choice'

const pattern = /^PT(?=\d)(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,6}(?:\.\d{1,3})?)S)?$/

/** The milliseconds of an ISO 8601 duration of hours, minutes and seconds. */
export const durationInMs = (duration: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] = pattern.exec(duration) ?? []
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}

export const DelayDurationSchema = z.string().regex(pattern, 'an ISO 8601 duration such as PT0.25S, PT2S or PT1M')

/** The longest delay in real time. */
export const longestRealDelay = 'PT10M'

const UniformSchema = z
  .strictObject({ min: DelayDurationSchema, max: DelayDurationSchema })
  .refine(({ min, max }) => durationInMs(min) <= durationInMs(max), { message: 'min is more than max' })

const LognormalSchema = z.strictObject({
  median: DelayDurationSchema,
  sigma: z.number().gt(0).max(5).describe('Spread of the logarithm: 0.5 gives a modest tail, 1 a long one'),
  max: DelayDurationSchema.optional().describe('Cuts the tail'),
})

export const DelaySchema = z
  .strictObject({
    fixed: DelayDurationSchema.optional(),
    uniform: UniformSchema.optional(),
    lognormal: LognormalSchema.optional(),
    clock: z.enum(['real', 'world']).optional().describe('Whose time passes; real unless told otherwise'),
  })
  .superRefine((delay, context) => checkChoice(delay, ['fixed', 'uniform', 'lognormal'], context, { what: 'A delay' }))
export type Delay = z.infer<typeof DelaySchema>
