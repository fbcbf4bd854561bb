import { z } from 'zod'
import { ServiceHeaderSchema } from '../shared/service.schema'

/** The session is over. */
export const SignedOutAnswerSchema = z.strictObject({ statusCode: z.string(), serviceHeader: ServiceHeaderSchema })
