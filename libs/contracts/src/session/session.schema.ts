import { z } from 'zod'
import { ServiceHeaderSchema } from '../shared/service.schema'

/** The session is over. */
export const SignedOutAnswerSchema = z.strictObject({ statusCode: z.string(), serviceHeader: ServiceHeaderSchema })

/** Whatever is sent is ignored. */
export const EmptyBodySchema = z.looseObject({}).optional()

export const SessionExtendedAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  expiresAt: z.string(),
})

export const sessionDescriptions = {
  expiresAt: 'ISO instant at which the session ends without further calls',
}
