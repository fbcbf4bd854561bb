import { z } from 'zod'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'
import { InstantSchema } from '../shared/fields.schema'

/** The session is over. */
export const SignedOutAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
})

/** Whatever is sent is ignored. */
export const EmptyBodySchema = z.looseObject({}).optional()

export const SessionExtendedAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  expiresAt: InstantSchema,
})

export const sessionDescriptions = {
  expiresAt: 'ISO instant at which the session ends without further calls',
}
