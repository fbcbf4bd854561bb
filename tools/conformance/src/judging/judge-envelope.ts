import { errorCatalogue, isErrorId, type ErrorEnvelope, type ErrorId, type ServiceError } from '@soe/contracts'
import { violation, type Violation } from './violation'

/** What an error must say in its details for a shop to act on it. */
const neededDetails: Readonly<Partial<Record<ErrorId, string>>> = { CART_LOCKED: 'lockedChannelID' }

const isBlocker = (details: readonly object[], field: string) =>
  details.some((detail) => (detail as Record<string, unknown>)[field] !== undefined)

const errorViolations = (error: ServiceError, status: number): Violation[] => {
  if (!isErrorId(error.id)) return []
  const known = errorCatalogue[error.id]
  const needed = neededDetails[error.id]
  const differs = (field: string, given: string, expected: string) =>
    given === expected
      ? []
      : [
          violation(
            'error-differs',
            `errors[].${field}`,
            `${error.id} has ${field} ${given}, the catalogue ${expected}`,
          ),
        ]
  return [
    ...differs('name', error.name, known.name),
    ...differs('severity', error.severity, known.severity),
    ...differs('errorCategory', error.errorCategory, known.category),
    ...(status === known.status
      ? []
      : [
          violation(
            'error-status',
            'errors[].id',
            `${error.id} came with HTTP ${status}, the catalogue has ${known.status}`,
          ),
        ]),
    ...(needed === undefined || isBlocker(error.details, needed)
      ? []
      : [violation('missing-detail', `errors[].details[].${needed}`, `${error.id} must name its ${needed}`)]),
  ]
}

/** Holds an error envelope to the catalogue, and to what its operation may answer. */
export const envelopeViolations = (
  envelope: ErrorEnvelope,
  status: number,
  declared: readonly string[],
): Violation[] => {
  const undeclared = envelope.errors.filter(({ id }) => !declared.includes(id))
  return [
    ...undeclared.map(({ id }) => violation('undeclared-error', 'errors[].id', `the operation may not answer ${id}`)),
    ...envelope.errors.flatMap((error) => errorViolations(error, status)),
    ...(envelope.statusCode === envelope.errors[0]?.id
      ? []
      : [violation('status-code-differs', 'statusCode', 'statusCode is not the id of the first error')]),
    ...(envelope.serviceHeader.statusCode === envelope.statusCode
      ? []
      : [violation('status-code-differs', 'serviceHeader.statusCode', 'it is not the statusCode of the answer')]),
    ...envelope.errors
      .filter(({ message }) => message.trim() === '')
      .map(({ id }) => violation('error-differs', 'errors[].message', `${id} has no message`)),
  ]
}
