import { z } from 'zod'

/** `'00'` or `'0'` means success unless an operation says otherwise. */
export const ServiceHeaderSchema = z.strictObject({
  statusCode: z.string(),
  statusMsg: z.string(),
})

export const ServiceErrorDetailSchema = z.strictObject({
  issue: z.string().optional(),
  field: z.string().optional(),
  lockedChannelID: z.string().optional(),
  information_link: z.string().optional(),
  proactiveChatCustomMSG: z.string().optional(),
  proactiveChatIndicator: z.string().optional(),
})
export type ServiceErrorDetail = z.infer<typeof ServiceErrorDetailSchema>

export const ServiceErrorSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  serviceErrMsg: z.string(),
  errorCategory: z.string(),
  severity: z.string(),
  details: z.array(ServiceErrorDetailSchema),
})
export type ServiceError = z.infer<typeof ServiceErrorSchema>

/** The answer of an operation that did not do what was asked. */
export const ErrorEnvelopeSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
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
