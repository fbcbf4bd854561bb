import { z } from 'zod'

export const WorldIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, 'made of letters, digits and . _ - only')

/** At most 9 digits per part: far more than any clock needs, and still a safe integer in milliseconds. */
export const DurationSchema = z
  .string()
  .regex(/^P(?!$)(\d{1,6}D)?(T(?=\d)(\d{1,9}H)?(\d{1,9}M)?(\d{1,9}S)?)?$/, 'an ISO 8601 duration such as PT15M')

export const CartIdSchema = z.string().min(1).max(80)
export const ChatIdSchema = z.string().min(1).max(80)
export const SessionIdSchema = z.string().min(1).max(120)
