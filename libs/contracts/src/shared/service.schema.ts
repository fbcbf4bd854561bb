import { z } from 'zod'
import { errorCatalogue, type CatalogueError, type ErrorId } from '../errors/error-catalogue'
import { AddressSchema } from './fields.schema'
import { LockedChannelSchema } from './lock-owner.schema'

/** Means success unless an operation says otherwise. */
export const SuccessCodeSchema = z.enum(['00', '0'])

/** The status in words, such as SUCCESS. */
export const StatusMessageSchema = z.string().regex(/^\w+(?: \w+)*$/)

/** The header of an answer that did what was asked. */
export const ServiceHeaderSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  statusMsg: StatusMessageSchema,
})

const errors = Object.entries<CatalogueError>(errorCatalogue)

export const ErrorIdSchema = z.enum(errors.map(([id]) => id as ErrorId))
export const ErrorNameSchema = z.enum([...new Set(errors.map(([, { name }]) => name))])

export const ServiceErrorDetailSchema = z.strictObject({
  issue: z.string().optional(),
  field: z.string().optional(),
  lockedChannelID: LockedChannelSchema.optional(),
  information_link: AddressSchema.optional(),
  proactiveChatCustomMSG: z.string().optional(),
  proactiveChatIndicator: z
    .string()
    .regex(/^[YN]$/)
    .optional(),
})
export type ServiceErrorDetail = z.infer<typeof ServiceErrorDetailSchema>

export const ServiceErrorSchema = z.strictObject({
  id: ErrorIdSchema,
  name: ErrorNameSchema,
  message: z.string(),
  serviceErrMsg: z.string(),
  errorCategory: z.enum(['BUSINESSERR', 'APPERR', 'SYSTEMERR', 'SESSIONERR']),
  severity: z.enum(['Blocker', 'Error', 'Warning']),
  details: z.array(ServiceErrorDetailSchema),
})
export type ServiceError = z.infer<typeof ServiceErrorSchema>

/** The answer of an operation that did not do what was asked. */
export const ErrorEnvelopeSchema = z.strictObject({
  statusCode: ErrorIdSchema,
  serviceHeader: z.strictObject({ statusCode: ErrorIdSchema, statusMsg: StatusMessageSchema }),
  errors: z.array(ServiceErrorSchema).min(1),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelopeSchema>

/** A refusal by the server itself: the request never reached the operation. */
export const RefusalSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    allowed: z.array(z.string()).optional(),
  }),
})
export type Refusal = z.infer<typeof RefusalSchema>

export const serviceDescriptions = {
  errors: 'What went wrong; shops show the first',
  error: 'Why the server refused the request before it reached the operation',
  code: 'The refusal in capitals',
  message: 'What was wrong with the request',
  'ServiceError.message': 'Text that a shopper may be shown',
  allowed: 'The accepted values',
  id: 'Number or name of the error in the catalogue',
  name: 'The error in capitals, for logs',
  serviceErrMsg: 'The text of the service that failed, for logs',
  errorCategory: 'Kind of error, such as BUSINESSERR or APPERR',
  severity: 'Severity, for logs',
  field: 'The field, item or line that the error is about',
  information_link: 'Where to read more; with R1001 it means that the cart is lost',
}
