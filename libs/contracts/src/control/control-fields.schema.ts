import { z } from 'zod'
import { isDuration } from '../duration/duration'

export const WorldIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, 'made of letters, digits and . _ - only, beginning with a letter or a digit')

/** The `x-sim-decision` of a call. */
export const DecisionIdSchema = z.string().min(1).max(160)

/** A number is taken for milliseconds by those who write one. */
const numberForDuration = ({ input }: { readonly input?: unknown }): string | undefined =>
  typeof input === 'number'
    ? `Needed here is a duration such as PT15M, not a number: ${input} milliseconds are PT${input / 1000}S`
    : undefined

const unlikeDuration = (text: string): string => {
  const minutes = /^P(\d+M)$/.exec(text)?.[1]
  if (minutes !== undefined) return `of one length: minutes are PT${minutes}, and a month is P30D`
  return /^P[^T]*[YM]/.test(text)
    ? 'of one length: take weeks or days, such as P30D'
    : 'an ISO 8601 duration such as PT15M'
}

/** Weeks, days, hours, minutes and seconds; the last may have a fraction. */
export const DurationSchema = z
  .string({ error: numberForDuration })
  .max(80)
  .superRefine((text, context) => {
    if (isDuration(text)) return
    context.addIssue({ code: 'invalid_format', format: 'duration', message: unlikeDuration(text), input: text })
  })
  .meta({ format: 'duration', pattern: '^P([0-9.,]+[WD])*(T([0-9.,]+[HMS])+)?$', examples: ['PT15M'] })

export const CartIdSchema = z.string().min(1).max(80)
export const ChatIdSchema = z.string().min(1).max(80)
export const SessionIdSchema = z.string().min(1).max(120)
