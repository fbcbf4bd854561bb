import { durationInMs, DurationSchema, isDuration } from '@soe/contracts'
import { z } from 'zod'
import { checkBeside, checkChoice } from './choice'

/** The longest delay in real time. */
export const longestRealDelay = 'PT10M'

const UniformSchema = z
  .strictObject({ min: DurationSchema, max: DurationSchema })
  .refine(({ min, max }) => ![min, max].every(isDuration) || durationInMs(min) <= durationInMs(max), {
    message: 'min is more than max',
  })

const widestSigma = 5

/** Of a normal distribution 95 % lie below this many deviations. */
const deviationsOfP95 = 1.6449

const spreadOf = (p50: string, p95: string): number => Math.log(durationInMs(p95) / durationInMs(p50)) / deviationsOfP95

const isSpread = ({ p50, p95 }: { readonly p50?: string | undefined; readonly p95?: string | undefined }): boolean => {
  if (p50 === undefined || p95 === undefined || !isDuration(p50) || !isDuration(p95)) return true
  const sigma = spreadOf(p50, p95)
  return sigma > 0 && sigma <= widestSigma
}

const LognormalSchema = z
  .strictObject({
    median: DurationSchema.optional(),
    sigma: z
      .number()
      .gt(0)
      .max(widestSigma)
      .optional()
      .describe('Spread of the logarithm: 0.5 gives a modest tail, 1 a long one'),
    p50: DurationSchema.optional().describe('Half of the delays are shorter; the median by another name'),
    p95: DurationSchema.optional().describe('95 % of the delays are shorter'),
    max: DurationSchema.optional().describe('Cuts the tail'),
  })
  .superRefine((lognormal, context) => {
    checkChoice(lognormal, ['median', 'p50'], context, { what: 'A lognormal delay' })
    checkChoice(lognormal, ['sigma', 'p95'], context, { what: 'A lognormal delay' })
    checkBeside(lognormal, 'sigma', ['median'], context)
    checkBeside(lognormal, 'p95', ['p50'], context)
  })
  .refine(isSpread, { message: 'p95 is longer than p50', path: ['p95'] })

/** The distribution by its median, in milliseconds, and its spread. */
export const lognormalOf = ({ p50 = 'PT0S', p95 = p50, median, sigma }: NonNullable<Delay['lognormal']>) =>
  median === undefined || sigma === undefined
    ? { median: durationInMs(p50), sigma: spreadOf(p50, p95) }
    : { median: durationInMs(median), sigma }

export const DelaySchema = z
  .strictObject({
    fixed: DurationSchema.optional(),
    uniform: UniformSchema.optional(),
    lognormal: LognormalSchema.optional(),
    clock: z.enum(['real', 'world']).optional().describe('Whose time passes; real unless told otherwise'),
  })
  .superRefine((delay, context) => checkChoice(delay, ['fixed', 'uniform', 'lognormal'], context, { what: 'A delay' }))
export type Delay = z.infer<typeof DelaySchema>
